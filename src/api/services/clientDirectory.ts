import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { reader, text } from '#api/http/lenient.ts';
import { path } from '#api/http/url.ts';

const WireClient = v.object({ name: text });

export function clientDirectory(http: Http) {
  return {
    /** The name of an application that acts on the platform; '' if it is unknown or has no name (S7.26). */
    clientName: (clientId: string, options: ReadOptions = {}): Promise<string> =>
      http.request({
        service: 'client-directory',
        method: 'GET',
        path: path`/v1/clients/${clientId}`,
        query: { get_client_secret: 'false', fields: 'name' },
        kind: 'read',
        absent: '',
        read: reader(WireClient, ({ name }) => name),
        ...options,
      }),
  };
}
