import { beforeEach } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { clientOf } from '#test/simulatedClient.ts';

/** Starts the simulated platform, with functions for tests of its writes. Call it once per test file. */
export function aWritingScene() {
  const platform = simulatedPlatform();
  const { world } = platform;
  const staff = clientOf(platform, 'staff');
  let logged = 0;
  beforeEach(() => {
    logged = world.log.length;
  });
  return {
    platform,
    world,
    staff,
    /** An item that the fulfiller has received and works on. */
    sent: () => anItem().by('k3vd81mq0z').at('producing'),
    add: (...items: ItemBuilder[]) => {
      const built = anOrder()
        .of('acme-print')
        .with(...items)
        .build();
      const record = world.addOrder(built);
      const item = (index: number) => record.items[index] as ItemDocument;
      return { record, item, orderId: record.orderId };
    },
    /** The writes applied since the test began, as `operation subject`. */
    operations: () => world.log.slice(logged).map((write) => `${write.operation} ${write.subject}`),
    events: async (
      orderId: string,
    ): Promise<{ eventType: string; additionalData: Record<string, unknown> }[]> =>
      (await staff.get('backend', `/api/v1/eventquery?verbose=true&orderId=${orderId}`)).body.events,
    notifications: async (item: ItemDocument) =>
      (
        await staff.get(
          'fulfillment-order-manager',
          `/v1/notifications?fulfillerId=k3vd81mq0z&itemId=${item.shortItemId}&status=All`,
        )
      ).body.notifications,
  };
}
