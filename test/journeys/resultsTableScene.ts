import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const DOCUMENT = 'int-OOPs-searchColumns';
export const keyOf = (as: PersonName, name = DOCUMENT) => `settings/${PEOPLE[as].sub}/${name}`;

/** A platform with one order with problems and one without, and a console on it. */
export function resultsTableScene() {
  const platform = simulatedPlatform();
  platform.world.addOrder(
    anOrder()
      .id('order-in-trouble')
      .having({ merchantOrderId: 'merchant-in-trouble' })
      .with(
        anItem().priced(20).late('preparing', 5).current('pendingCancellation'),
        anItem().priced(5, 'USD').current('rejected', { detail: 'Out of stock' }),
      )
      .build(),
  );
  platform.world.addOrder(
    anOrder()
      .id('order-in-health')
      .of('kartenzauber')
      .with(anItem().at('producing').by('k3vd81mq0z'))
      .build(),
  );
  return {
    platform,
    open: (as: PersonName = 'staff', more: Partial<Parameters<typeof renderApp>[0]> = {}): Promise<App> =>
      renderApp({ platform, as, route: '/?page=1', ...more }),
  };
}

/** The columns of a user who has not chosen any. */
export const DEFAULTS = [
  'Order ID',
  'Status',
  'Order type',
  'Merchant',
  'Fulfiller',
  'Recipient',
  'Created (UTC)',
  'Promised',
  'Total',
];
