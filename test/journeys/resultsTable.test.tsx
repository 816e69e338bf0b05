import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { DEFAULTS, keyOf, resultsTableScene } from './resultsTableScene.ts';
import { find } from './searchPage.ts';

const { platform, open } = resultsTableScene();

/** The time on the day this many days from now. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 11)}${time}`;

const rowOf = async (orderId: string) =>
  (await screen.findByRole('link', { name: orderId })).closest('tr') as HTMLElement;

describe('the content of the table', () => {
  it('S2.42, R90: the default columns start with the order ID, which is a link, and whose short form opens the order', async () => {
    const whole = '3f1c1f5a-9a0e-4f0b-8c37-2d1f6f5f0b11';
    platform.world.addOrder(anOrder().id(whole).with(anItem()).build());
    const { user, router } = await open();
    expect(await find.headers()).toEqual(DEFAULTS);
    expect(await screen.findByRole('link', { name: 'order-in-trouble' })).toHaveAttribute(
      'href',
      '/orders/order-in-trouble',
    );
    // A UUID shows its first eight characters, and all of it on hover. Dates have no seconds.
    const link = await screen.findByRole('link', { name: '3f1c1f5a' });
    expect(link).toHaveAttribute('title', whole);
    expect(link.closest('tr')).toHaveTextContent(/\d{4}-\d\d-\d\d \d\d:\d\d(?!:)/);
    await user.type(await screen.findByRole('searchbox', { name: 'Search text' }), '3f1c1f5a{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${whole}`));
  });

  const planned = {
    quantity: 1,
    isSample: false,
    shipmentPlan: { expectedShipDate: inDays(3, '08:00:00Z'), expectedCarrier: '', _links: {} },
    expectedDeliveryOption: { lateArrival: false },
    deliveryRequestLink: null,
    destinationAddress: null,
  };

  it('S2.42: the order ID in the chosen format', async () => {
    platform.world.documentStore.set(keyOf('staff', 'int-OOPs-appSettings'), { idFormat: 'merchant' });
    await open();
    expect(await screen.findByRole('link', { name: 'merchant-in-trouble' })).toHaveAttribute(
      'href',
      '/orders/order-in-trouble',
    );
  });

  it('S2.58: a warning beside the expected ship date names the items without one', async () => {
    const withPlan = anItem()
      .at('producing')
      .having({ deliveryConfigurations: [planned] });
    const withoutPlan = anItem().at('producing').having({ deliveryConfigurations: [] });
    platform.world.addOrder(anOrder().id('half-planned').with(withPlan, withoutPlan).build());
    platform.world.addOrder(anOrder().id('all-planned').with(withPlan).build());
    await open('staff', { route: '/?page=1&columns=expectedShipDate' });
    const warning = '1 item has no expected ship date';
    expect(await rowOf('half-planned')).toHaveTextContent(inDays(3, '').slice(0, 10));
    expect(within(await rowOf('half-planned')).getByRole('button', { name: warning })).toBeInTheDocument();
    expect(within(await rowOf('all-planned')).queryByRole('button', { name: warning })).toBeNull();
  });

  it('S2.52: one total per currency, and no such column for users without merchant prices', async () => {
    const order = anOrder()
      .having({ customerPrices: { CHF: 7, EUR: 20 } })
      .with(anItem().priced(5), anItem());
    const { orderId } = platform.world.addOrder(order.build());
    await open();
    expect(within(await rowOf('order-in-trouble')).getByText('€20.00')).toBeInTheDocument();
    // R183: with an item without a price, it is the total that the order's screen shows.
    expect(within(await rowOf(orderId)).getByText('CHF 7.00')).toBeInTheDocument();
    await open('fulfillerOperator');
    await waitFor(async () => expect(screen.getAllByRole('table')).toHaveLength(2));
    const [, table] = screen.getAllByRole('table');
    if (!table) throw new Error('No second table');
    await waitFor(() =>
      expect(within(table).queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument(),
    );
    expect(within(table).getByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
  });

  it('S2.61: a tooltip lists the warnings of a status that has icons for them, and all values of a cell', async () => {
    const { user } = await open();
    const row = within(await rowOf('order-in-trouble'));
    const marks = await row.findByRole('button', { name: 'Error, Missed SLA, Pending cancellation' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(marks);
    const lines = within(await screen.findByRole('tooltip')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Error: Rejected, Out of stock',
      'Missed SLA: Awaiting order preparation, 5 h late, preparing is late',
      'Pending cancellation',
    ]);
    await user.unhover(marks);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    marks.focus();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(await row.findByRole('button', { name: '+1 more' }));
    const values = within(await screen.findByRole('tooltip')).getAllByRole('listitem');
    expect(values.map((line) => line.textContent)).toEqual(['€20.00', 'US$5.00']);
  });

  it('R133, S2.94: a row names the status that is overdue longest and the reason, and its label keeps its color', async () => {
    const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 19);
    const inReview = () => anItem().at('documentReview');
    const inRouting = (hours: number) => anItem().at('routing').late('routing', hours);
    for (const order of [
      anOrder().id('late-in-routing').with(inRouting(3)).promised(sixDaysAgo),
      anOrder().id('late-in-review').with(inReview().late('documentReviewFeedback', 5)),
      anOrder().id('two-problems').with(inReview().late('prepressFailed', 2), inRouting(50)),
    ])
      platform.world.addOrder(order.build());
    await open();
    const row = await rowOf('late-in-routing');
    expect(within(row).getByText('3 hr late')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Routing: was due/),
    );
    expect(row.querySelector('.status-label')).toHaveClass('status-success');
    expect(within(row).getByText('6 days late')).toBeInTheDocument();
    expect(within(await rowOf('order-in-health')).queryByText(/late/)).not.toBeInTheDocument();
    // A reason that the label does not name comes before the urgency.
    expect(await rowOf('late-in-review')).toHaveTextContent('5 hr late · Awaiting customer feedback');
    // The error of another item comes after it.
    expect(await rowOf('two-problems')).toHaveTextContent('2 days late · Prepress failed (Routing)');
  });

  it('R113, R179: the status that is due is named if the label names another, and left out otherwise', async () => {
    const expectedCloseDate = new Date(Date.now() + 23.5 * 3_600_000).toISOString();
    const preparing = () => anItem().at('preparing');
    const late = () => preparing().late('preparing', 50);
    const items = {
      'due-to-cancel': preparing().current('pendingCancellation', { expectedCloseDate }),
      'due-to-prepare': preparing().current('preparing', { expectedCloseDate }),
      'on-hold': late().current('onHold'),
      reviewed: late().late('prepressFailed', 2),
    };
    for (const [id, item] of Object.entries(items))
      platform.world.addOrder(anOrder().id(id).with(item).build());
    await open();
    expect(await rowOf('due-to-cancel')).toHaveTextContent('due in 23 hr (Pending cancellation)');
    expect(within(await rowOf('due-to-prepare')).getByText('due in 23 hr')).toBeInTheDocument();
    for (const [id, text] of [
      ['on-hold', '2 days late'],
      ['reviewed', '2 days late · Prepress failed'],
    ] as const) {
      const row = await rowOf(id);
      expect(within(row).getByText(/Awaiting order preparation$/)).toBeInTheDocument();
      // Only the exact time for screen readers comes after the text.
      expect(row.querySelector('.cell-reason')).toHaveTextContent(new RegExp(`^${text} \\([^()]*\\)$`));
    }
  });

  it('S9.6: a date shows its seconds on hover', async () => {
    const shipment = { shipmentId: 's-1', carrierServiceKey: '' };
    const linkedData = {
      shipments: [{ ...shipment, shipmentCreationDateTime: inDays(-1, '11:12:13.000Z') }],
      claims: [],
      complaints: [],
      reorderClaim: [],
      reorderComplaint: [],
      fulfiller: null,
    };
    platform.world.documentStore.set(keyOf('staff'), {
      columns: ['createdDate', 'promiseDate', 'shippedDate', 'expectedShipDate'],
    });
    platform.world.addOrder(
      anOrder()
        .id('dated')
        .having({ createdDate: inDays(-2, '08:09:10.000Z') })
        .with(
          anItem()
            .at('producing')
            .having({ linkedData, deliveryConfigurations: [planned] }),
        )
        .promised(inDays(2, '18:00:05'))
        .build(),
    );
    await open();
    const cell = async (id: string) => (await rowOf('dated')).querySelector(`.col-${id}`);
    expect(await cell('createdDate')).toHaveTextContent(/ 08:09$/);
    expect(await cell('createdDate')).toHaveAttribute('title', expect.stringMatching(/ 08:09:10$/));
    expect(await cell('promiseDate')).toHaveTextContent(/ 18:00$/);
    expect(await cell('promiseDate')).toHaveAttribute('title', expect.stringMatching(/ 18:00:05$/));
    expect(await cell('shippedDate')).toHaveTextContent(/ 11:12$/);
    expect(await cell('shippedDate')).toHaveAttribute('title', expect.stringMatching(/ 11:12:13$/));
    expect(await cell('expectedShipDate')).toHaveTextContent(inDays(3, '').slice(0, 10));
    expect(await cell('expectedShipDate')).toHaveAttribute('title', expect.stringMatching(/ 08:00:00$/));
  });

  it('R185: a promise of which only the instant is known shows in the display zone', async () => {
    const promised = inDays(2, '17:00:00.000Z');
    const placed = anOrder().id('instant-only').with(anItem().at('producing'));
    platform.world.addOrder(placed.promised(null, promised).build());
    await open();
    const cell = (await rowOf('instant-only')).querySelector('.col-promiseDate');
    const day = promised.slice(0, 10);
    expect(cell).toHaveTextContent(new RegExp(`^${day} 17:00$`));
    expect(cell).toHaveAttribute('title', `${day} 17:00:00 UTC`);
  });
});
