import type { Service } from './endpoints.ts';
import type { Lane } from './hostLimiter.ts';
import type { Intent } from './retryPolicy.ts';
import type { Query } from './url.ts';

/** One call to the platform. `path` is already encoded; `href`, a link of the platform, replaces service and path. */
export interface Call<T> {
  service: Service;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path?: string;
  href?: string;
  /** Asked without the token and by anybody: the address comes from the configuration, never from data. */
  isPublic?: true;
  query?: Query;
  body?: unknown;
  intent: Intent;
  /** Turns the parsed body (undefined where it is empty) into the value, at once or bit by bit; throws where it cannot. */
  read: (body: unknown) => T | Promise<T>;
  /**
   * Reads a long answer from answers that each hold a part of its list, as they are parsed. Where that throws, `read`
   * is given the whole.
   */
  byPages?: { list: string; read: (pages: AsyncIterable<unknown>) => Promise<T> };
  /** Declared tolerance: what a 404 stands for. */
  absent?: T;
  /** A 403 of this call may pass by itself and is tried twice more (contract, section 6: access-management). */
  retryForbidden?: boolean;
  /** Stops the asking. A write is never stopped once it is on its way: abort is not cancel. */
  signal?: AbortSignal | undefined;
  lane?: Lane | undefined;
  deadlineMs?: number;
}

/** What a caller may say about a read besides its arguments. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  lane?: Lane | undefined;
}
