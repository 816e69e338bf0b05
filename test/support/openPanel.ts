import { screen } from '@testing-library/react';
import { orderPath } from '#domain/links/paths.ts';
import type { ItemDocument } from '#mocks/documents.ts';
import type { PersonName } from '#mocks/people.ts';
import { renderApp } from './renderApp.tsx';
import type { SimulatedPlatform } from './simulated.ts';

interface PanelOptions {
  /** Selects the item of the order; by default, the first. */
  item?: (item: ItemDocument) => boolean;
  as?: PersonName;
  /** An additional query string, such as '&eventText=logo'. */
  query?: string;
}

/** Renders the order screen from a link that opens one panel of an item. */
export async function openPanel(
  platform: SimulatedPlatform,
  orderId: string,
  tab: string,
  { item: isWanted = () => true, as = 'staff', query = '' }: PanelOptions = {},
) {
  const item = platform.world.record(orderId)?.items.find(isWanted);
  if (!item) throw new Error(`The platform has no such item in order ${orderId}`);
  const route = `${orderPath(orderId, item.itemId)}&tab=${tab}${query}`;
  const app = await renderApp({ platform, route, as });
  const panel = await screen.findByRole('tabpanel');
  return { ...app, item, panel };
}
