import { fireEvent, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { EXPECTATIONS } from '#mocks/data/expectations.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

describe('Status overview', () => {
  it('S2.82: shows the status of the item, the platform’s text and the remedy', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.errors, 'status', {
      item: (item) => item.statuses?.prepressFailed !== undefined,
    });
    const state = await within(panel).findByRole('region', { name: 'Current state' });
    expect(within(state).getByText('Prepress failed')).toBeInTheDocument();
    expect(within(state).getAllByText(/Was due/)).toHaveLength(2);
    expect(within(state).getByRole('complementary', { name: 'Hint' })).toHaveTextContent(/document/i);
  });

  it('S2.82: shows the previous status, and since when how many pieces have the current one', async () => {
    const updatedDate = '2026-11-18T09:12:44Z';
    const item = anItem().at('preparing').current('production', { updatedDate, quantity: 7 });
    const { orderId } = platform.world.addOrder(anOrder().with(item).build());
    const { panel } = await openPanel(platform, orderId, 'status');
    const state = await within(panel).findByRole('region', { name: 'Current state' });
    expect(state).toHaveTextContent('Previously: Awaiting order preparation');
    expect(state).toHaveTextContent('Production · Quantity 7 · Since 2026-11-18 09:12:44 UTC');
  });

  it.each(['cancelled', 'fulfilled'])(
    'R560: does not call the status of the other pieces previous if a part is %s',
    async (name) => {
      const item = anItem().quantity(10).at('producing').current(name, { quantity: 4 });
      const { orderId } = platform.world.addOrder(anOrder().with(item).build());
      const { panel } = await openPanel(platform, orderId, 'status');
      const state = await within(panel).findByRole('region', { name: 'Current state' });
      expect(state).toHaveTextContent('Production · Quantity');
      expect(state).not.toHaveTextContent('Previously');
    },
  );

  it('S4.31: shows the linked print job, as the details do, or else the item’s own', async () => {
    const printJob = { status: 'created', message: '', shortId: 'PJ-1' };
    const href = 'http://fulfillment-order-manager.platform.test/v1/printJobs/1';
    const made = anItem().at('producing').having({ printJob });
    const items = [made, made.linked('printJob', href), made.linked('printJob', 'https://elsewhere.example')];
    const { orderId } = platform.world.addOrder(
      anOrder()
        .with(...items.map((item, index) => item.id(`job-${index}`)))
        .build(),
    );
    const broken = { ...printJob, status: 'error', message: `Plate broken ${'x'.repeat(300)}` };
    platform.server.use(http.get(href, () => HttpResponse.json(broken)));
    for (const [index, text] of ['PJ-1 Created', 'PJ-1 Error Plate broken', 'PJ-1 Created'].entries()) {
      const { panel, close } = await openPanel(platform, orderId, 'status', {
        item: ({ itemId }) => itemId === `job-${index}`,
      });
      const job = await within(panel).findByText('Print job');
      await waitFor(() => expect(job).toHaveTextContent(text));
      const whole = within(job).queryAllByRole('button', { name: 'Show full text' });
      expect(whole).toHaveLength(index === 1 ? 1 : 0);
      close();
    }
  });

  it('S2.82: marks the delivery as late only after its date has passed', async () => {
    const arrival = (days: number) =>
      anItem()
        .at('inTransit')
        .current('onTimeToCustomer', {
          expectedCloseDate: new Date(Date.now() + days * 86_400_000).toISOString(),
        });
    const { orderId, items } = platform.world.addOrder(anOrder().with(arrival(3), arrival(-3)).build());
    const open = (index: number) =>
      openPanel(platform, orderId, 'status', { item: (item) => item.itemId === items[index]?.itemId });
    const onTime = await open(0);
    const table = await within(onTime.panel).findByRole('table', { name: 'History' });
    expect(within(table).getByRole('rowheader', { name: 'Arrival at the customer' })).toBeInTheDocument();
    expect(within(onTime.panel).queryByText(/Late to customer/)).not.toBeInTheDocument();
    onTime.close();
    const late = await open(1);
    const state = await within(late.panel).findByRole('region', { name: 'Current state' });
    expect(within(state).getByText('Late to customer')).toBeInTheDocument();
    expect(within(late.panel).queryByText('Arrival at the customer')).not.toBeInTheDocument();
  });

  it('S4.10, S4.11: shows statuses in words in the overview, the history and its timeline', async () => {
    const names = [
      ['inProduction', 'In production'],
      ['routingDelayed', 'Routing delayed'],
      ['cancelledItemShipped', 'Cancelled item shipped'],
    ] as const;
    const updatedDate = new Date(Date.now() - 3_600_000).toISOString();
    const item = names.reduce(
      (before, [status]) => before.current(status, { updatedDate }),
      anItem().at('preparing'),
    );
    const { orderId } = platform.world.addOrder(anOrder().with(item).build());
    const { panel } = await openPanel(platform, orderId, 'status');
    const state = await within(panel).findByRole('region', { name: 'Current state' });
    const table = await within(panel).findByRole('table', { name: 'History' });
    const picture = within(panel).getByRole('group', { name: 'History' });
    for (const [status, name] of names) {
      expect(within(state).getByText(name)).toBeInTheDocument();
      expect(within(table).getByRole('rowheader', { name })).toBeInTheDocument();
      expect(
        await within(picture).findByRole('button', { name: new RegExp(`^${name}`) }),
      ).toBeInTheDocument();
      expect(within(panel).queryByText(status)).not.toBeInTheDocument();
    }
  });

  it('S2.82, S4.1, S4.18, S9.16, R546: the history has bars for arrow keys, groups of steps, and an advanced view', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.single, 'status');
    const table = await within(panel).findByRole('table', { name: 'History' });
    expect(within(table).getByRole('row', { name: /^Production .*Current.* now/ })).toBeInTheDocument();
    expect(within(table).queryByRole('row', { name: /^Shipped/ })).not.toBeInTheDocument();

    const picture = within(panel).getByRole('group', { name: 'History' });
    const bars = within(picture).getAllByRole('button');
    expect(bars).toHaveLength(within(table).getAllByRole('row').length - 1);
    expect(bars.filter((bar) => bar.tabIndex === 0)).toEqual([bars[0]]);
    bars[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(bars[1]).toHaveFocus();
    expect(fireEvent.keyDown(bars[1] as Element, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(bars[1]).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(bars.at(-1)).toHaveFocus();
    expect(bars.at(-1)).toHaveAttribute('aria-pressed', 'true');
    const marked = within(table).getAllByRole('row').at(-1);
    expect(marked).toHaveClass('row-selected');

    expect(within(table).queryByText('Address validation')).not.toBeInTheDocument();
    const group = within(table).getByRole('button', { name: 'Standardizing order 9 steps' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    expect(within(table).getByText('Address validation')).toBeInTheDocument();
    expect(group).toHaveAttribute('aria-expanded', 'true');

    expect(within(panel).queryByText('awaitingFulfillerResponse')).not.toBeInTheDocument();
    await user.click(await within(panel).findByRole('checkbox', { name: 'Advanced developer view' }));
    const row = (await within(panel).findByText('awaitingFulfillerResponse')).closest('tr');
    expect(row).toHaveTextContent(/closed.*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
    expect(await within(panel).findByText('Item history (JSON)')).toBeInTheDocument();
  });

  it('S3.42, S7.14: lists unmet expectations with their steps and documentation', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.unsupported, 'status');
    const remedies = await within(panel).findByRole('region', { name: 'Remedies' });
    expect(await within(remedies).findByText(/Order cancellations/)).toBeInTheDocument();
    expect(await within(remedies).findByText(/Call the fulfiller/)).toBeInTheDocument();
    const [link] = within(remedies).getAllByRole('link', { name: /Documentation/ });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('S2.82, S3.42: shows why an expectation is unmet, its documentation and its template', async () => {
    const unmet = {
      expectationCode: 'supportRushOrders',
      name: 'Rush orders',
      failedReason: 'No night shift',
      _links: {
        documentation: { href: 'https://docs.example/rush' },
        template: { href: 'https://docs.example/mail' },
      },
    };
    const item = anItem()
      .at('preparing')
      .having({ unmetExpectations: [unmet] });
    const { orderId } = platform.world.addOrder(anOrder().with(item).build());
    const { panel } = await openPanel(platform, orderId, 'status');
    const remedies = within(await within(panel).findByRole('region', { name: 'Remedies' }));
    expect(remedies.getByText('No night shift')).toBeInTheDocument();
    const links = remedies.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://docs.example/rush', 'https://docs.example/mail']);
  });

  it('S8.29: shows the default text for a rejected item without steps, and ignores a 404', async () => {
    platform.faults.next({ service: 'fulfillment-expectations' }, { kind: 'status', status: 404 }, 20);
    const { panel } = await openPanel(platform, LANDMARKS.rejected, 'status');
    expect(await within(panel).findByText(/The item was rejected\. Find out the reason/)).toBeInTheDocument();
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('R438: shows the steps for one unmet expectation while those for another are missing', async () => {
    const [first, other] = EXPECTATIONS.filter(({ steps }) => steps.length > 0);
    if (!first || !other) return expect.unreachable('There are too few expectations');
    const unmetExpectations = [first, other].map(({ code, name }) => ({
      expectationCode: code,
      name,
      failedReason: '',
      _links: {},
    }));
    const item = anItem().at('rejected').current('rejected').having({ unmetExpectations });
    const { orderId } = platform.world.addOrder(anOrder().with(item).build());
    const path = new RegExp(`remediationStep/${first.code}$`);
    platform.faults.next({ path }, { kind: 'neverAnswers' });
    const { panel, close } = await openPanel(platform, orderId, 'status');
    const remedies = within(await within(panel).findByRole('region', { name: 'Remedies' }));
    expect(await remedies.findByText(other.steps[0]?.description ?? '')).toBeInTheDocument();
    expect(remedies.getByText(first.name, { exact: false })).toBeInTheDocument();
    // S8.29: the default text is for items without steps.
    expect(remedies.queryByText(/The item was rejected\./)).not.toBeInTheDocument();
    close();
    platform.faults.clear();
  });

  it('R96: shows no advice for a shipped item, whatever statuses and expectations remain', async () => {
    const detail = 'Missing price for quantity 2500';
    const left = {
      unmetExpectations: [
        {
          expectationCode: 'supportOrderCancellations',
          name: 'Order cancellations',
          failedReason: '',
          _links: {},
        },
      ],
    };
    const item = (stage: 'shipped' | 'suspended') =>
      anItem().at(stage).current('suspended', { detail }).having(left);
    const { orderId, items } = platform.world.addOrder(
      anOrder().with(item('shipped'), item('suspended')).event('itemRejected', { detail }).build(),
    );
    const open = (index: number) =>
      openPanel(platform, orderId, 'status', { item: ({ itemId }) => itemId === items[index]?.itemId });
    const shipped = await open(0);
    // The status has the detail, and so has the event once it is read.
    await within(shipped.panel).findAllByText(detail);
    expect(within(shipped.panel).queryByRole('complementary', { name: 'Hint' })).not.toBeInTheDocument();
    expect(within(shipped.panel).queryByRole('region', { name: 'Remedies' })).not.toBeInTheDocument();
    shipped.close();
    const suspended = await open(1);
    expect(await within(suspended.panel).findByRole('complementary', { name: 'Hint' })).toHaveTextContent(
      /Missing price/,
    );
    expect(await within(suspended.panel).findByRole('region', { name: 'Remedies' })).toBeInTheDocument();
  });
});
