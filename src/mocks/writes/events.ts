import { merchantIdOf } from '../access.ts';
import type { ItemDocument } from '../documents.ts';
import { makeEvent } from '../generate/events.ts';
import { MOCK_CALLBACK_URL } from '../links.ts';
import type { OrderRecord } from '../records.ts';
import type { ReceivedCall } from '../route.ts';

/** Adds an event that the caller causes at the current time. */
export function addEvent(
  call: ReceivedCall,
  record: OrderRecord,
  type: string,
  item: ItemDocument | null,
  data: Record<string, unknown> = {},
): void {
  const callbackUrl = record.callback?.url ?? '';
  const target = {
    merchantId: merchantIdOf(record),
    callbackUrl,
    isTest: callbackUrl.startsWith(MOCK_CALLBACK_URL),
  };
  const seed = { type, at: call.world.now(), itemId: item?.itemId ?? null, data };
  record.events.push({ ...makeEvent(seed, target, call.world.random), createdOnBehalfOf: call.person.sub });
}

export function recordWrite(
  call: ReceivedCall,
  operation: string,
  subject: string,
  ...records: OrderRecord[]
): void {
  const { service, body } = call;
  call.world.write({ person: call.person.sub, service, operation, subject, body }, ...records);
}
