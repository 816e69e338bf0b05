import * as v from 'valibot';
import type { WriteOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, text } from '#api/http/lenient.ts';
import type { AlertClearResult } from '#domain/actions/clearedAlerts.ts';

/** One alert to clear (S3.40). */
export interface Discrepancy {
  itemId: string;
  status: string;
  comment: string;
}

const WireCleared = v.object({ itemId: id, status: text, success: v.boolean(), message: text });

export function discrepanciesClient(http: Http) {
  return {
    /** Clears alerts of one merchant's items (S7.16). The results may omit some of the alerts. */
    clearAlerts: (
      merchantId: string,
      alerts: readonly Discrepancy[],
      options: WriteOptions = {},
    ): Promise<AlertClearResult[]> =>
      http.request({
        service: 'backend',
        method: 'POST',
        path: '/api/v1/discrepancies',
        kind: 'write',
        body: { merchantId, discrepancies: alerts },
        read: (body) => readEntries(body, 'results', WireCleared),
        ...options,
      }),
  };
}
