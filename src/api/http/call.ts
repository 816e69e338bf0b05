import type { Service } from '#api/endpoints.ts';
import type { Lane } from './hostLimiter.ts';
import type { CallKind } from './retryPolicy.ts';
import type { Query } from './url.ts';

/**
 * The request of a call and the reader of its response. `path` is already encoded. `href`, if set, is the whole
 * URL and replaces `path` and `query`.
 */
interface CallParts<T> {
  service: Service;
  path?: string;
  href?: string;
  /** The call is sent without the access token. Its URL comes from the configuration, never from data. */
  isPublic?: true;
  /** The call is repeated with the token of its first try, even if the user has signed out since. */
  keepsToken?: true;
  query?: Query;
  body?: unknown;
  /**
   * Converts the parsed body to the result of the call. The body is undefined if the response is empty.
   * Throws or rejects if the body is unreadable.
   */
  read: (body: unknown) => T | Promise<T>;
  /**
   * The result for a 404. It is also the result for a read with an empty ID, because the console never sends
   * such a read. Without this field, both are failures.
   */
  absent?: T;
  /** Retries a 403, at most twice, because it may be temporary (docs/platform/access-management.md). */
  retryForbidden?: boolean;
  /** Aborts a read or an unsent write. A sent write is never aborted: it may be applied anyway. */
  signal?: AbortSignal | undefined;
  /** Like `onWait` of `SendDependencies`, for the waits of this call only. */
  onWait?: ((until: number, goNow: () => void) => () => void) | undefined;
  lane?: Lane | undefined;
  deadlineMs?: number;
}

/** One call to a service. */
export interface Call<T> extends CallParts<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  kind: CallKind;
}

/** A call as a service describes it: a read by GET, unless it names its method and its kind. */
export type DescribedCall<T> = CallParts<T> &
  ({ method?: 'GET'; kind?: 'read' } | Pick<Call<T>, 'method' | 'kind'>);

export function toCall<T>(described: DescribedCall<T>): Call<T> {
  return { method: 'GET', kind: 'read', ...described };
}

/** The service as users see it: the host of a followed link belongs to no service that the console knows. */
export function shownService({ service }: Pick<Call<unknown>, 'service'>, host = ''): string {
  return service === 'link' ? host : service;
}

export type ReadOptions = Pick<CallParts<unknown>, 'lane' | 'signal' | 'onWait'>;

/** The signal stops a write only before it is sent or while it waits for its next try, never in flight. */
export type WriteOptions = ReadOptions;
