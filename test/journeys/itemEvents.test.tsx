import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { CLIENTS } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { renderApp } from '#test/renderApp.tsx';
import { eventScene, FAILED, list, titles } from './eventScene.ts';

const { platform, anOrderWith } = eventScene();

const openEvents = (orderId: string) => renderApp({ platform, route: `/orders/${orderId}?view=events` });

describe('the events of an item', () => {
  it('S3.36, S4.32 to S4.41, S7.26: every known type has a title of its own, its meaning and its client', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await waitFor(() => expect(titles(events)).toHaveLength(43));
    const shown = titles(events);
    expect(shown).toContain('hologramApproved');
    expect(shown).toContain('Rejected by the fulfiller');
    expect(shown).toContain('Cancellation rejected');
    expect(new Set(shown).size).toBe(shown.length);

    const [name = ''] = Object.values(CLIENTS);
    expect((await within(panel).findAllByText(name)).length).toBeGreaterThan(0);

    await user.click(await within(events).findByRole('button', { name: 'Rejected by the fulfiller' }));
    const event = within(events).getByRole('article', { name: 'Rejected by the fulfiller' });
    expect(within(event).getByText('Unsupported processes')).toBeInTheDocument();
    expect(within(event).getByText('foil stamping')).toBeInTheDocument();
    expect(within(event).getByText('fulfillerRejected')).toBeInTheDocument();
  });

  it('S3.36: a known field keeps its name if its value has an unexpected type', async () => {
    const orderId = anOrderWith(['cancellationResponse', { additionalData: { costsIncurred: 3.5 } }]);
    const { user } = await openEvents(orderId);
    await user.click(await screen.findByRole('button', { name: 'Cancellation accepted' }));
    expect((await screen.findByText('Costs incurred')).nextSibling).toHaveTextContent('3.5');
  });

  it('all stay on the page when a refresh adds one', async () => {
    const orderId = anOrderWith(
      ...Array.from({ length: 40 }, (): Parameters<typeof anOrderWith>[number] => ['itemCreated', {}]),
    );
    const { user } = await openEvents(orderId);
    const events = await screen.findByRole('list', { name: 'Events, newest first' });
    await waitFor(() => expect(within(events).getAllByRole('article')).toHaveLength(40));
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(events.querySelectorAll('article').length));
    observer.observe(events, { childList: true });
    const record = platform.world.record(orderId);
    const [event] = record?.events ?? [];
    if (!record || !event) throw new Error('The order has no events');
    const newest = { ...event, eventId: 'newest', eventDate: new Date().toISOString() };
    const changed = { ...record, events: [...record.events, newest] };
    platform.world.write({ person: '', service: '', operation: '', subject: '', body: null }, changed);
    await user.keyboard('r');
    await waitFor(() => expect(within(events).getAllByRole('article')).toHaveLength(41));
    observer.disconnect();
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
  });

  it('S4.42: say that they were not received; attempts show errors and capped stack traces', async () => {
    const orderId = anOrderWith(['platformAccepted', { attempts: [FAILED] }]);
    const { user, panel } = await openPanel(platform, orderId, 'events');
    const events = await list(panel);
    expect(within(events).getByText('Not received')).toBeInTheDocument();
    await user.click(within(events).getByRole('button', { name: 'Accepted by the platform' }));
    await user.click(within(events).getByRole('button', { name: '1 attempt' }));
    const table = within(events).getByRole('table', { name: 'Delivery attempts' });
    expect(within(table).getByText('502 Bad Gateway')).toBeInTheDocument();
    expect(within(table).getByText('Error ID E-77')).toBeInTheDocument();
    await user.click(within(table).getByText('Stack trace'));
    const trace = within(table).getByText(/HttpStatusError: 502/);
    expect(trace.textContent?.length).toBe(4_096);
    await user.click(within(table).getByRole('button', { name: 'Show full text' }));
    expect(trace.textContent?.length).toBe(FAILED.errorStackTrace.length);
  });

  it('S4.42: delivery does not apply to the mock endpoint or without a callback', async () => {
    const attempts = [FAILED];
    const order = anOrder()
      .with(anItem().having({ eventCallbackUrl: 'https://callbacks.test/mock/1' }))
      .event('platformAccepted', { attempts })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'events');
    const events = await list(panel);
    expect(within(events).getByText('Not applicable')).toHaveAttribute(
      'title',
      expect.stringContaining('no merchant'),
    );
    expect(within(events).queryByText('Not received')).not.toBeInTheDocument();
  });

  it('R15, S4.42: an order whose only callback URL is that of its callback has a recipient', async () => {
    const order = anOrder()
      .with(anItem().having({ eventCallbackUrl: '' }))
      .event('platformAccepted', { attempts: [FAILED] })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'events');
    expect(await within(await list(panel)).findByText('Not received')).toBeInTheDocument();
  });

  it('R475: a failed event was not received and can be resent if no callback could be loaded', async () => {
    const order = anOrder()
      .with(anItem().having({ eventCallbackUrl: '' }))
      .event('platformAccepted', { attempts: [FAILED] })
      .event('productionStarted')
      .build();
    platform.world.addOrder(order);
    platform.faults.next({ path: /callbacks/ }, { kind: 'status', status: 400 });
    platform.faults.next({ service: 'order-request' }, { kind: 'status', status: 400 });
    const { panel } = await openPanel(platform, order.orderId, 'events', { as: 'staff' });
    const events = await list(panel);
    expect(await within(events).findByText('Not received')).toBeInTheDocument();
    expect(within(events).getByText('Not applicable')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend failed events 1' })).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Resend not received' })).toBeInTheDocument();
  });

  it('R475: so is one of an order whose request, which may name a callback, could not be loaded', async () => {
    const order = anOrder()
      .with(anItem().having({ eventCallbackUrl: '' }))
      .event('platformAccepted', { attempts: [FAILED] })
      .build();
    platform.world.addOrder(order);
    platform.faults.next({ path: /callbacks/ }, { kind: 'status', status: 404 });
    platform.faults.next({ service: 'order-request' }, { kind: 'status', status: 400 });
    const { panel } = await openPanel(platform, order.orderId, 'events', { as: 'staff' });
    expect(await within(await list(panel)).findByText('Not received')).toBeInTheDocument();
  });

  it('R475: a user who cannot read the callback sees that a failed event was not received', async () => {
    const order = anOrder()
      .with(anItem().by('k3vd81mq0z').having({ eventCallbackUrl: '' }))
      .event('platformAccepted', { attempts: [FAILED] })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'events', { as: 'fulfillerOperator' });
    expect(await within(await list(panel)).findByText('Not received')).toBeInTheDocument();
  });

  it('R96: an event shows a hint only until its item is completed', async () => {
    const reason = 'Missing price for quantity 2500';
    for (const stage of ['preparing', 'shipped'] as const) {
      const order = anOrder()
        .with(anItem().at(stage))
        .event('itemRejected', { additionalData: { reason } })
        .build();
      platform.world.addOrder(order);
      const { user, panel, close } = await openPanel(platform, order.orderId, 'events');
      const events = await list(panel);
      await user.click(within(events).getByRole('button', { expanded: false }));
      await within(events).findByText('Event ID');
      expect(within(events).queryAllByRole('complementary', { name: 'Hint' })).toHaveLength(
        stage === 'shipped' ? 0 : 1,
      );
      close();
    }
  });

  it('S4.43, S8.27: with 300 events or more, a warning replaces the timeline', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.manyEvents, 'events', { query: '&eventItem=*' });
    expect(await within(panel).findByText(/1,000 events are too many/)).toBeInTheDocument();
    expect(within(panel).queryByText('Show as timeline')).not.toBeInTheDocument();
  });

  it('S2.84, S9.16: fewer are shown raw on request, or as a timeline whose marked bars mark their events', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    expect(within(panel).queryByRole('button', { name: 'Copy JSON' })).not.toBeInTheDocument();
    await user.click(within(panel).getByText('Raw events (JSON)'));
    expect(await within(panel).findByRole('button', { name: 'Copy JSON' })).toBeInTheDocument();
    expect(within(panel).queryByText(/hologramApproved"/)).not.toBeInTheDocument();

    await user.click(within(panel).getByText('Show as timeline'));
    const picture = await within(panel).findByRole('group', { name: 'Timeline of the events' });
    const bars = within(picture).getAllByRole('button');
    expect(bars).toHaveLength(43);
    await user.click(bars[0] as Element);
    const first = await within(events).findByRole('article', { name: 'Accepted by the platform' });
    expect(first).toHaveClass('event-marked');
  });
});
