import type { Service } from '#api/endpoints.ts';
import type { Lane } from './hostLimiter.ts';
import type { Intent } from './retryPolicy.ts';
import type { Query } from './url.ts';

/** One call to the platform. `path` is already encoded; `href`, a link of the platform, replaces service and path. */
export interface Call<T> {
  service: Service;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path?: string;
  href?: string;
  /** Sent without the token: the address comes from the configuration, never from data. */
  isPublic?: true;
  query?: Query;
  body?: unknown;
  intent: Intent;
  /**
   * Turns the parsed body (undefined where it is empty) into the value, at once or in parts; throws where it
   * cannot.
   */
  read: (body: unknown) => T | Promise<T>;
  /** The value that a 404 stands for, for calls that tolerate one. */
  absent?: T;
  /** A 403 of this call may be temporary, so it is retried twice (docs/platform/access-management.md). */
  retryForbidden?: boolean;
  /**
   * Stops a read. A write that has been sent is never stopped: aborting the request does not cancel the
   * write.
   */
  signal?: AbortSignal | undefined;
  lane?: Lane | undefined;
  deadlineMs?: number;
}

/** Options of a read besides its arguments. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  lane?: Lane | undefined;
}
