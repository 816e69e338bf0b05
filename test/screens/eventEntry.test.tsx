import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventDeliveryFact } from '#screens/order/panels/events/EventDeliveryFact.tsx';
import { EventDetails } from '#screens/order/panels/events/EventDetails.tsx';
import { EventEntry } from '#screens/order/panels/events/EventEntry.tsx';
import { anOrder } from '#test/domainBuilders.ts';
import { anAttempt, anEvent, fact, flag } from '#test/panelBuilders.ts';
import { renderPart, textsFor } from '#test/renderPart.tsx';

const NOTHING = () => undefined;

test('S8.29: a detail that cannot be rendered is hidden, but not its event or the others', async () => {
  const { texts } = await textsFor('en', ['events', 'panels', 'hints', 'order']);
  const torn = fact('packages', 'no list of packages', 'packages');
  const events = [
    anEvent('fulfillment', { facts: [torn] }),
    anEvent('drawingFailed', { detail: 'No such font.' }),
  ];
  const caught: unknown[] = [];
  await renderPart(
    events.map((event) => (
      <EventEntry
        key={event.eventType}
        order={anOrder()}
        row={{ key: event.eventType, event, delivery: { state: 'notApplicable' }, actor: '', haystack: '' }}
        isOpen
        isMarked={false}
        isSelected={null}
        showItem={false}
        onOpen={NOTHING}
        onToggle={NOTHING}
      />
    )),
    { texts, onCaughtError: (error) => caught.push(error) },
  );
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveAccessibleName();
  const opener = within(first as HTMLElement).getByRole('button');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toBeEmptyDOMElement();
  expect(second).toHaveTextContent('No such font.');
  expect(caught).toHaveLength(1);
});

test('R563: a rejection by the platform that names a fulfiller does not deny that one was involved', async () => {
  const { texts } = await textsFor('en', ['events', 'panels', 'hints', 'order']);
  const facts = [flag('handledByPlatform', true), fact('globalFulfillerId', 'k3vd81mq0z', 'text')];
  const event = anEvent('fulfillerRejected', { eventDate: '2026-11-20T10:00:00.000Z', facts });
  const row = { key: 'e', event, delivery: { state: 'notApplicable' as const }, actor: '', haystack: '' };
  const { container } = await renderPart(<EventDetails order={anOrder()} row={row} />, { texts });
  expect(container).toHaveTextContent('The platform rejected the item for a technical reason.');
  expect(container).toHaveTextContent('k3vd81mq0z');
  expect(container).not.toHaveTextContent('No fulfiller');
});

test('R343: the result of an attempt about which the platform says nothing is unknown', async () => {
  const { texts } = await textsFor('en', ['events', 'order', 'panels']);
  const attempts = [true, false, null].map((success) => anAttempt(null, { success }));
  const event = anEvent('fulfillment', { attempts });
  const row = { key: 'e', event, delivery: { state: 'notReceived' as const }, actor: '', haystack: '' };
  const { user } = await renderPart(<EventDeliveryFact row={row} />, { texts });
  await user.click(screen.getByRole('button', { name: '3 attempts' }));
  const [, ...rows] = within(screen.getByRole('table', { name: 'Delivery attempts' })).getAllByRole('row');
  const results = rows.map((one) => within(one).getAllByRole('cell')[1]?.textContent?.trim());
  expect(results).toEqual(['Delivered', 'Failed', 'Unknown']);
});
