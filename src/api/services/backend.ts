import type { Http } from '#api/http/http.ts';
import { nothing } from '#api/http/lenient.ts';

export function backend(http: Http) {
  return {
    /** Ends the backend's session (S7.32). */
    endSession: (): Promise<void> =>
      http.request({
        service: 'backend',
        method: 'DELETE',
        path: '/api/v1/session',
        intent: 'idempotentWrite',
        absent: undefined,
        deadlineMs: 5_000,
        read: nothing,
      }),
  };
}
