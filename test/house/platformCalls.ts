import { type DescribedCall, toCall } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createPlatform } from '#api/platform.ts';
import { READS } from '../api/readOperations.ts';
import { WRITES } from '../api/writeOperations.ts';
import { textOf } from './ruleReferences.ts';

/** One call as a heading in docs/platform names it: "GET /v1/items?orderId" on the page of its service. */
export interface CallName {
  page: string;
  method: string;
  path: string;
  query: string[];
}

const HEADING = /^### `(GET|POST|PUT|DELETE) (\/[^?`]*)(?:\?([^`]*))?`$/gm;

export function pageOf(service: string): string {
  return `docs/platform/${service}.md`;
}

/** The calls that a page names in its headings. */
export function namedCalls(page: string): CallName[] {
  return [...textOf(page).matchAll(HEADING)].map(([, method = '', path = '', query = '']) => ({
    page,
    method,
    path,
    query: query === '' ? [] : query.split('&').sort(),
  }));
}

/**
 * Every call that the code makes by a fixed path. To record them, each operation is tried once with a client
 * that sends nothing.
 */
export async function madeCalls(): Promise<CallName[]> {
  const made: CallName[] = [];
  const note = (described: DescribedCall<unknown>) => {
    const { service, method, path, query = {} } = toCall(described);
    if (path) made.push({ page: pageOf(service), method, path, query: Object.keys(query).sort() });
  };
  const http = {
    request: (call: DescribedCall<unknown>) => {
      note(call);
      return Promise.reject(new Error('Nothing is sent.'));
    },
    addressOf: (service, path, query = {}) => {
      note({ service, path, query, read: () => null });
      return '';
    },
  } as Http;
  const platform = createPlatform(http);
  platform.rendering.previewUrl('https://documents.example/1', 1);
  await Promise.allSettled(Object.values({ ...READS, ...WRITES }).map(({ ask }) => ask(platform)));
  return made;
}

/** Whether the heading names that call. A placeholder such as `{orderId}` matches any one path segment. */
export function isNameOf(name: CallName, call: CallName): boolean {
  const parts = name.path.split('/');
  const made = call.path.split('/');
  return (
    name.page === call.page &&
    name.method === call.method &&
    name.query.join() === call.query.join() &&
    parts.length === made.length &&
    parts.every((part, index) => part === made[index] || /^\{\w+\}$/.test(part))
  );
}

export function toText({ method, path, query }: CallName): string {
  return `${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
