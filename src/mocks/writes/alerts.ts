import type { ItemDocument } from '../documents.ts';
import type { OrderRecord } from '../records.ts';
import type { ReceivedCall } from '../route.ts';

/**
 * Removes the expected close date of a status, and returns whether there was one. `comment` is null if the
 * caller sent none.
 */
export function clearAlert(
  call: ReceivedCall,
  record: OrderRecord,
  item: ItemDocument,
  status: string,
  comment: string | null,
): boolean {
  const entry = item.statuses?.[status];
  if (!entry?.expectedCloseDate) return false;
  entry.expectedCloseDate = null;
  call.world.write(
    {
      person: call.person.sub,
      service: call.service,
      operation: 'clearAlert',
      subject: item.itemId,
      body: { status, comment },
    },
    record,
  );
  return true;
}
