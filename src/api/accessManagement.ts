import * as v from 'valibot';
import type { Grant, Permissions } from '#domain/permissions.ts';
import type { ReadOptions } from './call.ts';
import type { Http } from './http.ts';
import { id, list, reader, text } from './lenient.ts';
import { path } from './url.ts';

const WireGrant = v.object({ identifier: id, permissions: list(id) });
const WirePermissions = v.object({ merchants: list(WireGrant), fulfillers: list(WireGrant) });
const WireGroups = v.object({ groups: list(v.object({ name: text })) });

export function accessManagement(http: Http) {
  const get = { service: 'access-management', method: 'GET', intent: 'read', retryForbidden: true } as const;

  const grants = (sub: string, options: ReadOptions): Promise<{ merchants: Grant[]; fulfillers: Grant[] }> =>
    http.request({
      ...get,
      path: path`/v1/principals/${sub}/permissions`,
      read: reader(WirePermissions, (wire) => wire),
      ...options,
    });

  const groups = (sub: string, options: ReadOptions): Promise<string[]> =>
    http.request({
      ...get,
      path: path`/v1/principals/${sub}/groups`,
      read: reader(WireGroups, (wire) => wire.groups.map((group) => group.name)),
      ...options,
    });

  return {
    /** What the person may do (S7.31). Groups that cannot be had are none: they only open developer tools. */
    permissions: async (sub: string, options: ReadOptions = {}): Promise<Permissions> => {
      const [granted, names] = await Promise.all([
        grants(sub, options),
        groups(sub, options).catch(() => []),
      ]);
      return { ...granted, groups: names };
    },
  };
}
