import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';

const WireClient = v.object({ name: text });

export function clientDirectoryClient(http: Http) {
  return {
    /** The name of an application that acts on the platform; '' if it is unknown or has no name (S7.26). */
    clientName: (clientId: string, options: ReadOptions = {}): Promise<string> =>
      http.request({
        service: 'client-directory',
        path: encodedPath`/v1/clients/${clientId}`,
        query: { get_client_secret: 'false', fields: 'name' },
        absent: '',
        read: createReader(WireClient, ({ name }) => name),
        ...options,
      }),
  };
}
