import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { summaryScene } from './summaryScene.ts';

const { platform, added, openOrder } = summaryScene();

/** The text of a term in a definition list; null if the term is missing. */
function fact(list: HTMLElement, term: string): string | null {
  const name = within(list)
    .queryAllByRole('term')
    .find((one) => one.textContent === term);
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? null;
}

describe('S2.72: the order summary', () => {
  it('describes the order as a definition list', async () => {
    const order = anOrder()
      .having({ merchantOrderId: 'VP-77', customerName: 'Ana Ruiz', merchantPrices: { EUR: 30.1, CHF: 2 } })
      .with(anItem().at('producing').priced(20), anItem().at('routing').priced(5, 'CHF'));
    const { summary } = await openOrder(added(order));
    await screen.findAllByRole('article');
    expect(fact(summary, 'Status')).toMatch(/^\s*Routing/);
    expect(fact(summary, 'Status')).toContain('Step 3 of 8');
    expect(fact(summary, 'Created')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    expect(fact(summary, 'Total')).toBe('CHF 5.00, €20.00');
    expect(fact(summary, 'Merchant total')).toBe('CHF 2.00, €30.10');
    expect(fact(summary, 'Merchant order ID')).toContain('VP-77');
    expect(fact(summary, 'Sales channel')).toBe('web-nl');
    expect(fact(summary, 'Customer')).toBe('Ana Ruiz');
    expect(fact(summary, 'Testing configuration')).toBeNull();
  });

  it('shows the status, and that the promise date has passed for items not delivered yet', async () => {
    const localPromisedArrivalDate = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 19);
    const late = anOrder().with(anItem().at('routing').late('routing', 3)).promised(localPromisedArrivalDate);
    const { summary, close } = await openOrder(added(late));
    await screen.findAllByRole('article');
    expect(fact(summary, 'Status')).toMatch(/^\s*Routing Step 3 of 8$/);
    // R226
    expect(fact(summary, 'Promised')).toMatch(/ \(local time at the destination\)6 days late$/);
    close();
    const shipped = anOrder().with(anItem().at('shipped')).promised(localPromisedArrivalDate);
    const second = await openOrder(added(shipped));
    await screen.findAllByRole('article');
    expect(fact(second.summary, 'Promised')).not.toContain('late');
    second.close();
    // R498: the list and the headline call an order without items late, because its status is unknown.
    const third = await openOrder(added(anOrder().promised(localPromisedArrivalDate)));
    expect(await screen.findByText('This order has no items.')).toBeInTheDocument();
    expect(fact(third.summary, 'Promised')).toMatch(/6 days late$/);
  });

  it('S2.53: shows the sales channels of the items if the order names none, as the list does', async () => {
    const channel = (merchantSalesChannel: string) => anItem().having({ merchantSalesChannel });
    const order = anOrder()
      .having({ merchantSalesChannel: '' })
      .with(channel('web-de'), channel('app'), channel('app'));
    const { summary, user } = await openOrder(added(order));
    await screen.findAllByRole('article');
    const shown = fact(summary, 'Sales channel') ?? '';
    expect(shown.split(', ').toSorted()).toEqual(['app', 'web-de']);
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    await screen.findByText('The order was copied as text.');
    expect(await navigator.clipboard.readText()).toContain(`Sales channel: ${shown}\n`);
  });

  it('S3.5: names a testing configuration, even an unknown one, and calls a fake order a test', async () => {
    const orders = [
      [{ testingConfiguration: 'donotship' }, 'Test: do not ship'],
      [{ fakeOrder: true, testingConfiguration: 'ship' }, 'Test order'],
      [{ testingConfiguration: 'donotbreathe' }, 'donotbreathe'],
      [{ fakeOrder: true, testingConfiguration: '' }, 'Test order'],
    ] as const;
    const ids = orders.map(([fields]) => added(anOrder().having(fields).with(anItem().at('producing'))));
    const { router } = await openOrder(ids[0] ?? '');
    for (const [index, [, text]] of orders.entries()) {
      await act(() => router.navigate(`/orders/${ids[index]}`));
      await findOrderHeading(ids[index] ?? '');
      const summary = await screen.findByLabelText('Order summary');
      await waitFor(() => expect(fact(summary, 'Testing configuration')).toBe(text));
    }
  });

  it('S3.7: shows the promise of a group that has only an instant, with its time zone', async () => {
    const nextYear = new Date().getUTCFullYear() + 1;
    const placed = anOrder().with(anItem().at('producing'));
    const order = placed.promised(null, `${nextYear}-11-24T17:00:00.000Z`);
    const { summary } = await openOrder(added(order));
    await screen.findAllByRole('article');
    expect(fact(summary, 'Promised')).toBe(`${nextYear}-11-24 17:00:00 UTC`);
  });

  it('R183: shows the order’s own total if no item has a price', async () => {
    const order = anOrder()
      .having({ customerPrices: { CHF: 7, EUR: 20 } })
      .with(anItem().at('producing'));
    const { summary, close } = await openOrder(added(order));
    await screen.findAllByRole('article');
    expect(fact(summary, 'Total')).toBe('CHF 7.00, €20.00');
    const headline = within(screen.getByRole('region', { name: 'Order overview' }));
    expect(headline.getByText('CHF 7.00, €20.00')).toBeInTheDocument();
    close();
    const ofFulfiller = anOrder()
      .having({ customerPrices: { EUR: 20 } })
      .with(anItem().at('producing').by('k3vd81mq0z'));
    await openOrder(added(ofFulfiller), { as: 'fulfillerOperator' });
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
  });

  it('S6.8: shows no totals to users with access through a fulfiller', async () => {
    const order = anOrder().with(anItem().at('producing').by('k3vd81mq0z').priced(20));
    const { summary } = await openOrder(added(order), { as: 'fulfillerOperator' });
    expect(fact(summary, 'Customer')).toBe('Ana Ruiz');
    expect(fact(summary, 'Total')).toBeNull();
    expect(fact(summary, 'Merchant total')).toBeNull();
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
  });

  it('shows both support contacts of the merchant behind its name, and reads them on request', async () => {
    const { user, summary } = await openOrder(added(anOrder().with(anItem().at('producing'))));
    const opener = within(summary).getByRole('button', { name: 'Acme Print: support contacts' });
    await user.click(opener);
    expect(await within(summary).findByText('Order support')).toBeInTheDocument();
    expect(within(summary).getByText('Technical support')).toBeInTheDocument();
    const mails = within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    // Two different addresses.
    expect(new Set(mails.filter((href) => href?.startsWith('mailto:')))).toHaveProperty('size', 2);
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(within(summary).queryByText('Order support')).not.toBeInTheDocument();
  });

  it('says that the contacts could not be loaded, and tries again on request', async () => {
    const { user, summary } = await openOrder(added(anOrder().with(anItem().at('producing'))));
    platform.faults.next({ service: 'merchant-config' }, { kind: 'status', status: 500 }, 3);
    await user.click(within(summary).getByRole('button', { name: /support contacts/ }));
    const alert = await within(summary).findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(summary).findByText('Order support')).toBeInTheDocument();
  });
});

describe('S2.72: related resources', () => {
  const related = () => screen.findByRole('region', { name: 'Related orders and claims' });

  it('link to the claim and to its reorder', async () => {
    await openOrder(LANDMARKS.claimed);
    const panel = await related();
    const [claim] = within(panel).getAllByRole('link', { name: /^C-/ });
    expect(claim).toHaveAttribute('target', '_blank');
    expect(claim).toHaveAttribute('rel', 'noopener noreferrer');
    const reorder = await within(panel).findByRole('link', { description: LANDMARKS.claimReorder });
    expect(reorder).toHaveAttribute('href', expect.stringContaining(`/orders/${LANDMARKS.claimReorder}`));
  });

  it('link from a reorder to its original', async () => {
    const { user } = await openOrder(LANDMARKS.claimReorder);
    const panel = await related();
    await user.click(within(panel).getByRole('link', { description: LANDMARKS.claimed }));
    expect(await findOrderHeading(LANDMARKS.claimed)).toBeInTheDocument();
  });

  it('R211: link to the item that another one was redirected to, and name its order', async () => {
    const { user, router } = await openOrder(LANDMARKS.redirected);
    const panel = await related();
    expect(await within(panel).findByText('Redirected to')).toBeInTheDocument();
    const [link] = await within(panel).findAllByRole('link');
    expect(link).toHaveTextContent(new RegExp(`^order ${LANDMARKS.redirectTarget.slice(0, 8)} · item \\S+$`));
    expect(within(link as HTMLElement).getByTitle(LANDMARKS.redirectTarget)).toBeInTheDocument();
    await user.click(link as HTMLElement);
    expect(router.state.location.pathname).toBe(`/orders/${LANDMARKS.redirectTarget}`);
  });

  it('R505: show the reason why claims could not be loaded, and everything else', async () => {
    platform.faults.next({ service: 'claims' }, { kind: 'status', status: 500 }, 3);
    const { user } = await openOrder(LANDMARKS.claimed);
    const panel = await related();
    expect(
      await within(panel).findByText('The claims could not be loaded. 500 Internal Server Error'),
    ).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: /^C-/ })).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(
      await within(panel).findByRole('link', { description: LANDMARKS.claimReorder }),
    ).toBeInTheDocument();
  });

  it('are not shown for an order without relations', async () => {
    await openOrder(added(anOrder().with(anItem().at('producing'))));
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Related orders and claims' })).not.toBeInTheDocument();
  });
});
