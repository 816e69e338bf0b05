import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDACTED, redact } from '#domain/console/redact.ts';
import { anyText, holds } from './holds.ts';

const SECRET = 'Zx9-q_Secret.value';
const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhdXRoMHw1ZjFlIn0.c2lnbmF0dXJl-_x';

describe('credentials', () => {
  test.each([
    ['a bearer header', `Authorization: Bearer ${SECRET}`, `Authorization: Bearer ${REDACTED}`],
    ['a bearer in a sentence', `sent Bearer ${SECRET} twice`, `sent Bearer ${REDACTED} twice`],
    ['a basic header', 'authorization: Basic dXNlcjpwYXNz', `authorization: Basic ${REDACTED}`],
    ['basic in a sentence', 'got Basic dXNlcjpwYXNz, why', `got Basic ${REDACTED}, why`],
    ['a header of another scheme', `Authorization: ${SECRET} more`, `Authorization: ${REDACTED}`],
    ['a digest', 'Authorization: Digest username="ana", response="1f"', `Authorization: ${REDACTED}`],
    ['cookies', `Cookie: a=${SECRET}; b=2\nnext`, `Cookie: ${REDACTED}\nnext`],
    ['a header in curl', `-H "Authorization: Basic YTpi" -v`, `-H "Authorization: Basic ${REDACTED}" -v`],
    ['headers in JSON', `{"Authorization":"Basic YTpi"}`, `{"Authorization":"${REDACTED}"}`],
    ['a JWT', `x ${JWT} y`, `x ${REDACTED} y`],
    ['a JWT in a path', `/v1/${JWT}/x`, `/v1/${REDACTED}/x`],
    ['an encrypted JWT', 'eyJh.a-b.c_d.e.f!', `${REDACTED}!`],
    ['an X- header', `X-Identity-Token: ${SECRET}`, `X-Identity-Token: ${REDACTED}`],
    ['a key in a header', `x-api-key: ${SECRET}`, `x-api-key: ${REDACTED}`],
    ['a signature in a header', `x-sig: ${SECRET}`, `x-sig: ${REDACTED}`],
    [
      'a code in a sentence',
      `authorizationCode: ${SECRET} was used`,
      `authorizationCode: ${REDACTED} was used`,
    ],
    ['a password with a comma', 'password=Secret,123 is wrong', `password=${REDACTED} is wrong`],
    ['a password with braces', 'password: ab{cd}ef is wrong', `password: ${REDACTED} is wrong`],
    ['a token with brackets', 'token=abc[1]def&page=2', `token=${REDACTED}&page=2`],
    ['a number in JSON', '{"otp":123456,"page":2}', `{"otp":${REDACTED},"page":2}`],
  ])('%s', (_, text, redacted) => expect(redact(text)).toBe(redacted));

  test.each(['Basic business cards', 'basic 4/0 print', 'the state: closed', 'code: 404', 'key: sku'])(
    '%j is a sentence and stays',
    (text) => expect(redact(text)).toBe(text),
  );

  const NAMES = [
    'token', 'access_token', 'accesstoken', 'id_token', 'refreshToken', 'csrf-token', 'code', 'authCode', 'state',
    'session_state', 'password', 'newPassword', 'secret', 'client_secret', 'key', 'apiKey', 'x-functions-key', 'sig',
    'X-Amz-Signature', 'credential', 'code_verifier', 'nonce', 'sid',
    'PHPSESSID', 'xsid', 'urlSig', 'assertion', 'client_assertion', 'authorizationCode', 'authorization_code',
  ]; // biome-ignore format: a list of names
  const FORMS: readonly (readonly [string, (name: string) => string])[] = [
    ['a query', (name) => `https://a.test/x?page=1&${name}=${SECRET}&tab=b`],
    ['a fragment', (name) => `https://a.test/x#${name}=${SECRET}`],
    ['a form', (name) => `${name}=${SECRET}&grant_type=x`],
    ['the end of a form', (name) => `grant_type=x&${name}=${SECRET}`],
    ['a sentence', (name) => `failed with error: ${name}=${SECRET}`],
    ['JSON', (name) => `{"a":1,"${name}":"${SECRET}","b":2}`],
    ['JSON with spaces', (name) => `{ "${name}" : "${SECRET}" }`],
    ['JSON in a text', (name) => JSON.stringify({ message: JSON.stringify({ [name]: SECRET }) })],
    [
      'JSON in a text in a text',
      (name) => JSON.stringify(JSON.stringify(JSON.stringify({ [name]: SECRET }))),
    ],
    ['JSON that is cut off', (name) => `{"a":1,"${name}":"${SECRET}`],
    ['a logged object', (name) => `{ '${name}': '${SECRET}' }`],
    ['a list', (name) => `{"${name}":["x","${SECRET}"]}`],
  ];
  test.each(NAMES.flatMap((name) => FORMS.map(([form, write]) => [name, form, write(name)] as const)))(
    '%s in %s',
    (_name, _form, text) => {
      expect(redact(text)).not.toContain(SECRET);
      expect(redact(text)).toContain(REDACTED);
    },
  );

  test.each([
    '{"errorCode":"E17","errorId":"c-1"}',
    '{"skuCode":"CIM-AB12CD34","currencyCode":"EUR","country_code":"NL"}',
    '{"carrierServiceKey":"recs:ups-ground"}',
    '{"name":"production","quantity":250}',
    'GET https://orders.test/v1/orders/0b6c-11?page=2&orderId=VP-100-7 404',
    'destinationAddress.firstName: must not be empty',
  ])('data that support needs stays: %s', (text) => expect(redact(text)).toBe(text));
});

describe('people and addresses by the name of their field', () => {
  const FIELDS = [
    'firstName', 'lastName', 'middleName', 'first_name', 'shippingLastName', 'fullName', 'customerName', 'recipient',
    'recipientName', 'contactName', 'company', 'companyName', 'street', 'street1', 'street2', 'streetName', 'address',
    'address1', 'addressLine1', 'address_line_2', 'line1', 'postalCode', 'postal_code', 'zip', 'zipCode', 'city',
    'billingCity', 'stateOrProvince', 'phone', 'phoneNumber', 'telephone', 'mobile', 'email', 'emailAddress',
    'dateOfBirth', 'doorCode', 'contactPerson', 'contact_person',
  ]; // biome-ignore format: a list of names
  test.each(FIELDS)('%s', (field) => {
    const value = 'Ana "la" Ruiz, 12';
    const texts = [
      JSON.stringify({ before: 'b', [field]: value, after: 'a' }),
      JSON.stringify({ before: 'b', [field]: value, after: 'a' }, null, 2),
      JSON.stringify({ before: 'b', message: JSON.stringify({ [field]: value }), after: 'a' }),
      new URLSearchParams({ before: 'b', [field]: value, after: 'a' }).toString(),
    ];
    for (const text of texts) {
      expect(redact(text)).not.toMatch(/Ana|Ruiz/);
      expect(redact(text)).toMatch(/before/);
      expect(redact(text)).toMatch(/after/);
    }
  });

  test('a whole address at any depth', () => {
    const order = {
      orderId: 'VP-100-7',
      destinationAddress: { name: 'Ana', geo: { lines: ['Main {St} 1', 'x'] }, country: 'NL' },
      recipients: ['Ana Ruiz'],
      itemCount: 2,
    };
    expect(redact(JSON.stringify(order))).toBe(
      `{"orderId":"VP-100-7","destinationAddress":${REDACTED},"recipients":${REDACTED},"itemCount":2}`,
    );
  });

  test('a bracket in a quoted text does not end an address', () => {
    const body = { destinationAddress: { street: 'a } "b', note: "Anna's ]" }, itemCount: 2 };
    const redacted = `{"destinationAddress":${REDACTED},"itemCount":2}`;
    expect(redact(JSON.stringify(body))).toBe(redacted);
    expect(redact(JSON.stringify({ body: JSON.stringify(body) }))).toBe(JSON.stringify({ body: redacted }));
  });

  test('an address that is nested deeply or cut off', () => {
    const address = { a: { b: { c: { d: { e: 'Anna' } } } }, street: 'Main St 1' };
    const body = JSON.stringify({ orders: [{ address, itemCount: 2 }] }, null, 2);
    expect(redact(body)).toBe(
      JSON.stringify({ orders: [{ address: 0, itemCount: 2 }] }, null, 2).replace('0', REDACTED),
    );
    expect(redact(`${body.slice(0, body.indexOf('Main'))}…\nnext`)).toBe(
      `{\n  "orders": [\n    {\n      "address": ${REDACTED}\nnext`,
    );
    expect(redact(`${JSON.stringify({ address })}\nnext`)).toBe(`{"address":${REDACTED}\nnext`);
  });

  test('a name beside address fields, and no other', () => {
    const body = [
      { name: 'Ana Ruiz', street1: 'Main St 1' },
      { city: 'Venlo', name: 'Ana Ruiz' },
      { name: 'production', state2: 1 },
    ];
    expect(redact(JSON.stringify(body))).toBe(
      JSON.stringify([
        { name: REDACTED, street1: REDACTED },
        { city: REDACTED, name: REDACTED },
        { name: 'production', state2: 1 },
      ]),
    );
  });

  test('numbers are values too', () =>
    expect(redact('{"postalCode":10115,"quantity":3}')).toBe(`{"postalCode":${REDACTED},"quantity":3}`));
});

test('redacting twice changes nothing more, for any text', () => {
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(
        '"', "'", '\\', '{', '}', '[', ']', ':', '=', '&', '?', '#', ' ', '\n', ',', 'token', 'name', 'city', 'Basic ',
        'Bearer ', 'Authorization', 'Cookie', '+49 ', '030 ', '1234567', REDACTED, '@', '.de', 'eyJ', '/orders/', 'a',
      ), // biome-ignore format: a list of pieces
      anyText({ maxLength: 3 }),
    ),
    { maxLength: 14 },
  );
  holds(
    fc.property(parts, (pieces) => {
      const once = redact(pieces.join(''));
      expect(redact(once)).toBe(once);
    }),
    5_000,
  );
});

const PIECES = [
  '{"a":', 'city:"', 'token=', '\\\\', ' ', 'a-', '[', '{', '"', '0 1', '+4 ', 'x@', 'name{', 'id', 'city:{',
  '"city":["', '"city":{\n', '"city":{"a"\n', 'city=[{}', "city:{'\\\\", ' city:{"}"',
]; // biome-ignore format: a list of pieces
test.each(PIECES)('a long text of %j is handled quickly', (piece) => {
  const started = performance.now();
  redact(piece.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
