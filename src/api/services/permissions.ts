import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { id, list, nonEmptyText } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { isObject } from '#domain/byKey.ts';
import type { Grants } from '#domain/permissions.ts';

const WireGrant = v.object({ identifier: id, permissions: list(nonEmptyText) });
const WirePermissions = v.object({ merchants: list(WireGrant), fulfillers: list(WireGrant) });

/** R432: a response without any list is unreadable. If it counted as empty, it would deny all access. */
function readGrants(body: unknown): Grants {
  if (!isObject(body) || !(body.merchants ?? body.fulfillers)) throw new TypeError('No permissions');
  return v.parse(WirePermissions, body);
}

/** The part of access-management that the first screen needs. */
export function permissionsClient(http: Http) {
  return {
    /** The permissions of the user (S7.31). */
    permissions: (sub: string, options: ReadOptions = {}): Promise<Grants> =>
      http.request({
        service: 'access-management',
        path: encodedPath`/v1/principals/${sub}/permissions`,
        retryForbidden: true,
        read: readGrants,
        ...options,
      }),
  };
}
