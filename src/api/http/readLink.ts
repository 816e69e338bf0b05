import type { Call, ReadOptions } from './call.ts';
import type { Http } from './http.ts';

interface LinkReadOptions<T> extends ReadOptions, Pick<Call<T>, 'absent'> {}

/** Reads the resource of a link. http.ts checks the origin of its `href`, which comes from data. */
export function readLink<T>(
  http: Http,
  href: string,
  read: Call<T>['read'],
  options: LinkReadOptions<T>,
): Promise<T> {
  return http.request<T>({ service: 'link', href, read, ...options });
}
