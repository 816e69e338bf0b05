import type { Http } from '#api/http/http.ts';
import { ignoreBody } from '#api/http/lenient.ts';

export function backendClient(http: Http) {
  return {
    /** Ends the user's session in the product's own backend (S7.32). A 404 counts as success. */
    endSession: (): Promise<void> =>
      http.request({
        service: 'backend',
        method: 'DELETE',
        path: '/api/v1/session',
        kind: 'idempotentWrite',
        absent: undefined,
        keepsToken: true,
        deadlineMs: 5_000,
        read: ignoreBody,
      }),
  };
}
