import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { changeHref } from '#mocks/links.ts';
import { CLIENTS } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

const list = (panel: HTMLElement) => within(panel).findByRole('list', { name: 'Events, newest first' });
const titles = (events: HTMLElement) =>
  within(events)
    .getAllByRole('article')
    .map((event) => within(event).getByRole('button', { expanded: false }).textContent);

/** An order of the merchant with one item and these events, known to the platform. */
function anOrderWith(...events: [string, Parameters<ReturnType<typeof anOrder>['event']>[1]][]) {
  const start = anOrder().with(
    anItem().having({ eventCallbackUrl: 'https://events.acme-print.example/events' }),
  );
  const order = events.reduce((made, [type, more]) => made.event(type, more), start).build();
  platform.world.addOrder(order);
  return order.orderId;
}

const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  street1: 'Kerkstraat 12',
  city: 'Venlo',
  postalCode: '5911 AB',
  country: 'NL',
};

const FAILED = {
  attemptId: 'a-1',
  eventId: 'e-1',
  attemptedDate: '2026-11-18T10:00:00Z',
  merchantId: 'acme-print',
  success: false,
  errorDescription: 'Bad Gateway',
  errorStackTrace: `HttpStatusError: 502\n${'at frame\n'.repeat(1000)}`,
  source: 'event-sender',
  errorId: 'E-77',
  errorResponseCode: 502,
};

describe('the events of an item', () => {
  it('S4.32 to S4.41: every type has its own title, an unknown one its raw name', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    const shown = titles(events);
    expect(shown).toHaveLength(43);
    expect(shown).toContain('hologramApproved');
    expect(shown).toContain('Rejected by the fulfiller');
    expect(shown).toContain('Cancellation rejected');
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('S3.36: opens to what it means and what the platform says about it', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.click(within(events).getByRole('button', { name: 'Rejected by the fulfiller' }));
    const event = within(events).getByRole('article', { name: 'Rejected by the fulfiller' });
    expect(within(event).getByText('Unsupported processes')).toBeInTheDocument();
    expect(within(event).getByText('foil stamping')).toBeInTheDocument();
    expect(within(event).getByText('fulfillerRejected')).toBeInTheDocument();
  });

  it('S7.26: names those on whose behalf it was done', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const [name = ''] = Object.values(CLIENTS);
    expect((await within(panel).findAllByText(name)).length).toBeGreaterThan(0);
  });

  it('S4.42: not received is said in words; the attempts show errors and stack traces, capped', async () => {
    const orderId = anOrderWith(['platformAccepted', { attempts: [FAILED] }]);
    const { user, panel } = await openPanel(platform, orderId, 'events');
    const events = await list(panel);
    expect(within(events).getByText('Not received')).toBeInTheDocument();
    await user.click(within(events).getByRole('button', { name: 'Accepted by the platform' }));
    await user.click(within(events).getByRole('button', { name: '1 attempt' }));
    const table = within(events).getByRole('table', { name: 'Delivery attempts' });
    expect(within(table).getByText('502 Bad Gateway')).toBeInTheDocument();
    expect(within(table).getByText('Error id E-77')).toBeInTheDocument();
    await user.click(within(table).getByText('Stack trace'));
    const trace = within(table).getByText(/HttpStatusError: 502/);
    expect(trace.textContent?.length).toBe(4_096);
    await user.click(within(table).getByRole('button', { name: 'Show everything' }));
    expect(trace.textContent?.length).toBe(FAILED.errorStackTrace.length);
  });

  it('S4.42: does not apply where the order reports to the mock endpoint, or to nobody', async () => {
    const attempts = [FAILED];
    const order = anOrder()
      .with(anItem().having({ eventCallbackUrl: 'https://callbacks.test/mock/1' }))
      .event('platformAccepted', { attempts })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'events');
    const events = await list(panel);
    expect(within(events).getByRole('img', { name: /^Not applicable/ })).toBeInTheDocument();
    expect(within(events).queryByText('Not received')).not.toBeInTheDocument();
  });

  it('shows the promised date before and after', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.click(within(events).getByRole('button', { name: 'Promised arrival changed' }));
    const change = within(events).getByRole('region', { name: 'Promised arrival' });
    expect(change).toHaveTextContent(/Before\d{4}-.*After\d{4}-/);
  });

  it('shows the address before and after, from the change request the event is about', async () => {
    const item = anItem();
    const { itemId } = item.build();
    const deliveryRequest = { href: changeHref(itemId, 'change-1', 'deliveryRequest') };
    const order = anOrder()
      .with(item.linked('changeRequests', 'https://changes.test'))
      .event('changeRequestReceived', { itemId, additionalData: { changeType: 'delivery' } })
      .knowing({
        changeRequests: [
          {
            changeRequestId: 'change-1',
            changeDetails: { changeType: 'delivery' },
            changeFrom: 'merchant',
            requestStatus: { state: 'preparing', itemStatus: {} },
            createdAt: '2026-01-01T10:00:00Z',
            modifiedAt: '2026-01-01T10:00:00Z',
            createdOnBehalfOf: null,
            requested: { destinationAddress: { ...ADDRESS, street1: 'Kade 7' }, _links: { deliveryRequest } },
            previous: { destinationAddress: ADDRESS },
            _links: {},
            _embedded: { items: [{ itemId }] },
          },
        ],
      })
      .build();
    platform.world.addOrder(order);
    platform.faults.next({ service: 'change-request-router' }, { kind: 'status', status: 500 }, 3);
    const { user, panel } = await openPanel(platform, order.orderId, 'events');
    await user.click(within(await list(panel)).getByRole('button', { name: 'Change requested' }));
    // The event itself shows, also where its change request cannot be read.
    const alert = await within(panel).findByRole('alert');
    expect(within(panel).getByText('changeRequestReceived')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const change = await within(panel).findByRole('region', { name: 'Delivery address' });
    expect(change).toHaveTextContent(/Before.*Kerkstraat 12.*After.*Kade 7 \(changed\)/);
  });

  it('S2.84: raw events start collapsed when there are more than three', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    await list(panel);
    expect(within(panel).queryByRole('button', { name: 'Copy JSON' })).not.toBeInTheDocument();
    await user.click(within(panel).getByText('Raw events (JSON)'));
    expect(await within(panel).findByRole('button', { name: 'Copy JSON' })).toBeInTheDocument();
    expect(within(panel).queryByText(/hologramApproved"/)).not.toBeInTheDocument();
  });

  it('S4.43, S8.27: warns at 300 events, and offers no picture of them', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.manyEvents, 'events', { query: '&eventItem=*' });
    expect(await within(panel).findByText(/1,000 events are too many to draw/)).toBeInTheDocument();
    expect(within(panel).queryByText('Show as timeline')).not.toBeInTheDocument();
  });

  it('S9.16: a smaller number is drawn on demand; a marked bar marks its event', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.click(within(panel).getByText('Show as timeline'));
    const picture = await within(panel).findByRole('group', { name: 'Timeline of the events' });
    const bars = within(picture).getAllByRole('button');
    expect(bars).toHaveLength(43);
    await user.click(bars[0] as Element);
    const first = within(events).getByRole('article', { name: 'Accepted by the platform' });
    expect(first).toHaveClass('event-marked');
  });
});

describe('the event workbench', () => {
  it('filters by type, kept in the address', async () => {
    const { user, panel, router } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.click(within(panel).getByRole('button', { name: 'Type: All types' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'Drawing failed (1)' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'hologramApproved (1)' }));
    await waitFor(() => expect(titles(events)).toEqual(['hologramApproved', 'Drawing failed']));
    expect(new URLSearchParams(router.state.location.search).getAll('eventType')).toEqual([
      'drawingFailed',
      'hologramApproved',
    ]);
    expect(within(panel).getByText('2 of 43 events')).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles(events)).toHaveLength(43));
    expect(router.state.location.search).not.toContain('eventType');
  });

  it('finds by text as one types, and keeps it in the address', async () => {
    const { user, panel, router } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.type(within(panel).getByRole('searchbox', { name: 'Search events' }), 'LOGO.png');
    await waitFor(() => expect(titles(events)).toEqual(['Drawing failed']));
    await waitFor(() => expect(router.state.location.search).toContain('eventText=LOGO.png'));
  });

  it('keeps what is chosen while the text that one typed is still at rest', async () => {
    const { user, panel, router } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.type(within(panel).getByRole('searchbox', { name: 'Search events' }), 'drawing');
    const delivery = within(panel).getByRole('combobox', { name: 'Received by the merchant' });
    await user.selectOptions(delivery, 'Received');
    await waitFor(() => expect(titles(events).length).toBeLessThan(5));
    // Longer than typing rests before it goes into the address.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get('eventText')).toBe('drawing');
    expect(params.get('eventDelivery')).toBe('received');
    expect(delivery).toHaveValue('received');
  });

  it('filters by who did it and by whether the merchant got it', async () => {
    const [client = '', name = ''] = Object.entries(CLIENTS)[0] ?? [];
    const received = { ...FAILED, success: true, attemptedDate: '2026-11-18T10:30:00Z' };
    const orderId = anOrderWith(
      ['platformAccepted', { createdOnBehalfOf: client, attempts: [FAILED, received] }],
      ['productionStarted', { createdOnBehalfOf: client, attempts: [FAILED] }],
      ['readyToRoute', { attempts: [FAILED] }],
    );
    const { user, panel, router } = await openPanel(platform, orderId, 'events');
    const events = await list(panel);
    const actor = within(panel).getByRole('combobox', { name: 'Done by' });
    await user.selectOptions(actor, await within(actor).findByRole('option', { name: `${name} (2)` }));
    await waitFor(() => expect(titles(events)).toHaveLength(2));
    const delivery = within(panel).getByRole('combobox', { name: 'Received by the merchant' });
    await user.selectOptions(delivery, 'Received');
    await waitFor(() => expect(titles(events)).toEqual(['Accepted by the platform']));
    expect(router.state.location.search).toContain('eventDelivery=received');
    await user.click(within(events).getByRole('button', { name: 'Accepted by the platform' }));
    expect(
      within(events).getAllByText(/^Received by the merchant 2026-11-18 1\d:30:00/).length,
    ).toBeGreaterThan(0);
    expect(within(events).getByRole('button', { name: '2 attempts' })).toBeInTheDocument();
  });

  it('opens a link with everything set, and says when nothing matches', async () => {
    const query = '&eventText=nothing+like+it&eventDelivery=notReceived&eventActor=workflow';
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events', { query });
    expect(await within(panel).findByText('No event matches')).toBeInTheDocument();
    expect(within(panel).getByRole('searchbox')).toHaveValue('nothing like it');
    expect(within(panel).getByRole('combobox', { name: 'Received by the merchant' })).toHaveValue(
      'notReceived',
    );
    expect(within(panel).getByRole('combobox', { name: 'Done by' })).toHaveValue('workflow');
    await user.click(within(panel).getByRole('button', { name: 'Clear filters' }));
    expect(await list(panel)).toBeInTheDocument();
  });

  it('shows the events of all items, each with its item', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.errors, 'events');
    const own = titles(await list(panel)).length;
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Item' }), 'All items of the order');
    await waitFor(async () => expect(titles(await list(panel)).length).toBeGreaterThan(own));
  });

  it('offers what was not received to be sent again, to who may update only (S5.36)', async () => {
    const orderId = anOrderWith(
      ['platformAccepted', { attempts: [FAILED] }],
      ['productionStarted', { attempts: [{ ...FAILED, success: true }] }],
    );
    const { user, panel, close } = await openPanel(platform, orderId, 'events');
    await list(panel);
    await user.click(within(panel).getByRole('button', { name: 'Select all not received' }));
    expect(within(panel).getByText('1 event selected')).toBeInTheDocument();
    close();
    const viewer = await openPanel(platform, orderId, 'events', { as: 'viewer' });
    await list(viewer.panel);
    expect(within(viewer.panel).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('hostile events', () => {
  it('execute nothing, break nothing, and link to web pages only', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const scheme = 'javascript:alert(3)';
    const orderId = anOrderWith(
      [
        attack,
        {
          detail: attack,
          createdOnBehalfOf: attack,
          eventSourceId: attack,
          additionalData: { [attack]: attack },
        },
      ],
      [
        'fulfillment',
        {
          additionalData: {
            manufacturingReadyDataUrl: scheme,
            reviewerSupportContactEmail: 'a@b.c?bcc=all@evil.example',
            fulfillerRelatedLinks: { evil: { href: scheme, name: attack } },
            packages: [{ trackingId: attack, trackingUrl: scheme, trackingStatus: attack, items: 'none' }],
          },
        },
      ],
      ['unspecified', { detail: `${attack}${'x'.repeat(200_000)}` }],
      [
        'drawingFailed',
        { eventId: '', eventDate: 'yesterday', attempts: 'none' as never, additionalData: 7 as never },
      ],
    );
    const { user, panel } = await openPanel(platform, orderId, 'events');
    const events = await list(panel);
    expect(titles(events)).toHaveLength(4);
    for (const opener of within(events).getAllByRole('button', { expanded: false })) await user.click(opener);
    expect(within(events).getAllByText(attack).length).toBeGreaterThan(0);
    expect(panel.querySelector('img, script, iframe')).toBeNull();
    for (const link of within(panel).queryAllByRole('link')) {
      expect(link.getAttribute('href')).not.toMatch(/javascript|bcc/);
    }
    expect(panel.textContent?.length).toBeLessThan(30_000);
    expect(alert).not.toHaveBeenCalled();
    alert.mockRestore();
  });

  it.each(['hostile', 'hostileLinks', 'halfEmpty', 'wrongTypes', 'strangeIds'] as const)(
    'every panel of the order "%s" draws',
    async (name) => {
      const { user } = await openPanel(platform, LANDMARKS[name], 'status');
      for (const tab of screen.getAllByRole('tab')) {
        await user.click(tab);
        await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
        expect(screen.queryByText(/could not be drawn/)).not.toBeInTheDocument();
      }
      expect(document.querySelector('script, img[onerror], a[href^="javascript"]')).toBeNull();
    },
  );
});
