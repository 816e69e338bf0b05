import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseUrl, webUrl } from '#domain/links/links.ts';
import * as paths from '#domain/links/paths.ts';
import { encodeSegment, orderIdIn, orderPath } from '#domain/links/paths.ts';
import { safeReturnPath } from '#domain/links/returnPath.ts';
import { anyText, holds } from './holds.ts';
import { hostile } from './hostileUrls.ts';

const CONSOLE = 'https://console.example';

describe('the path to return to after signing in', () => {
  test.each([
    ['/', '/'],
    ['/orders/1', '/orders/1'],
    ['/orders/a%2Fb?itemId=2&tab=events#x', '/orders/a%2Fb?itemId=2&tab=events#x'],
    ['/?searchTerm=ana+ruiz&page=2', '/?searchTerm=ana+ruiz&page=2'],
    ['/a//b', '/a//b'],
    ['/x?next=//evil.example', '/x?next=//evil.example'],
  ])('%j is a path of the console', (value, expected) => {
    expect(safeReturnPath(value)).toBe(expected);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/orders/..//evil.example',
    '/./\\evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'orders/1',
    '?page=1',
    '',
    '/login/callback?code=x',
    '/login/silent',
    '/./login/callback',
    '/orders/../login/callback',
    null,
    undefined,
    7,
    ['/orders/1'],
    { toString: () => '/orders/1' },
  ])('%j leads to the search', (value) => {
    expect(safeReturnPath(value)).toBe('/');
  });

  test('never leads outside the console, whatever the value was', () => {
    holds(
      fc.property(hostile, (value) => {
        const found = safeReturnPath(value);
        expect(new URL(found, CONSOLE).origin).toBe(CONSOLE);
        expect(found).toMatch(/^\/(?![/\\])/);
        expect(new URL(found, CONSOLE).pathname.startsWith('/login/')).toBe(false);
      }),
      2_000,
    );
  });

  test('is stable: applying it twice changes nothing more', () => {
    holds(
      fc.property(hostile, (value) => {
        expect(safeReturnPath(safeReturnPath(value))).toBe(safeReturnPath(value));
      }),
      1_000,
    );
  });
});

test.each([
  ['S2.1', paths.SEARCH_PATH, '/'],
  ['S2.3', paths.REPORTS_PATH, '/reports'],
  ['S2.4', paths.CREATE_REPORT_PATH, '/reports/create'],
  ['S2.5', paths.SUPPORT_PATH, '/support'],
  ['docs/platform/identity-provider.md', paths.SIGN_IN_CALLBACK_PATH, '/login/callback'],
  ['docs/platform/identity-provider.md', paths.SILENT_RENEWAL_PATH, '/login/silent'],
])('%s: the route %s', (_spec, path, expected) => {
  expect(path).toBe(expected);
});

describe('S2.2: the path of an order', () => {
  test.each([
    ['0b6c', undefined, '/orders/0b6c'],
    ['a/b#c?d', undefined, '/orders/a%2Fb%23c%3Fd'],
    ['100%', undefined, '/orders/100%25'],
    ['..', undefined, '/orders/%252E%252E'],
    ['.', undefined, '/orders/%252E'],
    ['...', undefined, '/orders/...'],
    ['1', 'a&b=c', '/orders/1?itemId=a%26b%3Dc'],
  ])('of %j with item %j is %s', (orderId, itemId, expected) => {
    expect(orderPath(orderId, itemId)).toBe(expected);
  });

  test('any ID stays one segment, any item ID one value', () => {
    const id = anyText({ minLength: 1 });
    holds(
      fc.property(id, id, (orderId, itemId) => {
        const url = new URL(orderPath(orderId, itemId), CONSOLE);
        expect(url.pathname.split('/')).toHaveLength(3);
        expect(url.pathname.startsWith('/orders/')).toBe(true);
        expect([...url.searchParams]).toEqual([['itemId', itemId]]);
        expect(url.hash).toBe('');
        if (!/^\.{1,2}$/.test(orderId)) expect(decodeURIComponent(url.pathname.slice(8))).toBe(orderId);
      }),
      1_000,
    );
  });

  test.each([
    ['/orders/odd%252Fencoded', 'odd%2Fencoded'],
    ['/orders/a%2Fb', 'a/b'],
    ['/orders/a+b%20c', 'a+b c'],
    ['/Orders/1/', '1'],
    ['/orders/100%', '100%'],
    ['/orders/', ''],
    ['/orders', ''],
    ['/orders/1/2', ''],
    ['/reports/1', ''],
    ['/', ''],
  ])('the URL %s names the order %j', (pathname, expected) => {
    expect(orderIdIn(pathname)).toBe(expected);
  });

  test('from the ID to the URL and back, nothing is decoded twice or not at all', () => {
    const part = fc.constantFrom(
      '/',
      '#',
      '%',
      '?',
      '&',
      '+',
      ':',
      ' ',
      '%2F',
      '%25',
      '%252F',
      '\\',
      'a',
      'Z',
      '9',
      'é',
    );
    const id = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    holds(
      fc.property(fc.oneof(id, anyText({ minLength: 1 })), (orderId) => {
        fc.pre(!/^\.{1,2}$/.test(orderId));
        const { pathname } = new URL(orderPath(orderId), CONSOLE);
        expect(orderIdIn(pathname)).toBe(orderId);
        expect(orderPath(orderIdIn(pathname))).toBe(pathname);
      }),
      2_000,
    );
  });

  test('half a surrogate pair in an ID is replaced, not thrown', () => {
    expect(encodeSegment('a\uD800')).toBe('a%EF%BF%BD');
    expect(orderPath('\uDFFF', '\uD800')).toBe('/orders/%EF%BF%BD?itemId=%EF%BF%BD');
  });
});

describe('browsers without URL.parse', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('can read URLs too', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(parseUrl('nothing')).toBeNull();
    expect(webUrl('https://a.example')).toBe('https://a.example/');
    expect(safeReturnPath('/orders/1')).toBe('/orders/1');
  });
});

test.each([
  ['/orders/a%2Fb', '/support?orderId=a%2Fb'],
  ['/reports', '/support'],
])('R77: a problem reported from %s', (from, to) => {
  expect(paths.supportPath(from)).toBe(to);
});
