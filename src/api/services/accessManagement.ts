import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, orNull, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { permissionsClient } from './permissions.ts';

const WireGroup = v.object({ name: text });
const WireNames = v.object({ first_name: text, last_name: text });
const WireProfile = v.object({ name: text, email: text, user_metadata: orNull(WireNames) });
const WirePrincipal = v.object({ profile: orNull(WireProfile) });

function toName({ profile }: v.InferOutput<typeof WirePrincipal>): string {
  const { first_name: first = '', last_name: last = '' } = profile?.user_metadata ?? {};
  return profile?.name || `${first} ${last}`.trim() || (profile?.email ?? '');
}

export function accessManagementClient(http: Http) {
  const get = { service: 'access-management', retryForbidden: true } as const;
  return {
    ...permissionsClient(http),

    /** The names of the user's groups (S7.31). */
    groups: (sub: string, options: ReadOptions = {}): Promise<string[]> =>
      http.request({
        ...get,
        path: encodedPath`/v1/principals/${sub}/groups`,
        read: (body) => readEntries(body, 'groups', WireGroup).map(({ name }) => name),
        ...options,
      }),

    /**
     * The name of the person or service with this ID, or else the email address; '' if neither is known
     * (S7.26).
     */
    principalName: (id: string, options: ReadOptions = {}): Promise<string> =>
      http.request<string>({
        ...get,
        path: encodedPath`/v1/principals/${id}`,
        absent: '',
        read: createReader(WirePrincipal, toName),
        ...options,
      }),
  };
}
