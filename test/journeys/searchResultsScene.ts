import { anItem, anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

export const MINUTE = 60_000;
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** A platform with three pages of orders of one merchant, seven of them delayed, and one order of another. */
export function searchResultsScene() {
  const platform = simulatedPlatform();
  for (let count = 1; count <= 230; count += 1) {
    const item = count <= 7 ? anItem().late('preparing') : anItem();
    platform.world.addOrder(
      anOrder()
        .id(`bulk-${count}`)
        .of('kartenzauber')
        .having({ createdDate: ago(count * MINUTE), customerName: 'Bulk Buyer' })
        .with(item)
        .build(),
    );
  }
  platform.world.addOrder(
    anOrder().id('rare').of('inkwell-gifts').with(anItem().id('rare-item').late('prepressFailed')).build(),
  );
  return platform;
}
