import type { Service } from '#api/endpoints.ts';
import type { Lane } from './hostLimiter.ts';
import type { Intent } from './retryPolicy.ts';
import type { Query } from './url.ts';

/**
 * One call to the platform. `path` is already encoded; `href`, a link provided by the platform, replaces service and
 * path.
 */
export interface Call<T> {
  service: Service;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path?: string;
  href?: string;
  /** Sent without the token: the URL comes from the configuration, never from data. */
  isPublic?: true;
  query?: Query;
  body?: unknown;
  intent: Intent;
  /** Converts the parsed body (undefined if empty) to the value, synchronously or in chunks; throws if it cannot. */
  read: (body: unknown) => T | Promise<T>;
  /** The value to return for a 404, for calls that tolerate one. */
  absent?: T;
  /** A 403 for this call may be temporary, so it is retried twice (docs/platform/access-management.md). */
  retryForbidden?: boolean;
  /** Aborts a read. A write that has been sent is never aborted: aborting the request does not cancel the write. */
  signal?: AbortSignal | undefined;
  lane?: Lane | undefined;
  deadlineMs?: number;
}

/** Options of a read in addition to its arguments. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  lane?: Lane | undefined;
}
