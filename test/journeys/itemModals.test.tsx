import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { itemHref } from '#mocks/links.ts';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { itemScene } from './itemScene.ts';

const { platform, added, openDetails } = itemScene();

describe('S2.78: modals are part of the URL', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('add an entry to the history: Back closes them, and Close leaves no entry behind', async () => {
    const { user, router, panel } = await openDetails(LANDMARKS.single);
    const before = router.state.location.search;
    const opener = within(panel).getByRole('button', { name: 'Show all IDs' });
    await user.click(opener);
    const ids = await dialog('Related IDs');
    expect(router.state.location.search).toContain('modal=relatedIds1');
    expect(within(ids).getByRole('row', { name: /Order ID/ })).toHaveTextContent(LANDMARKS.single);
    await act(() => router.navigate(-1));
    await gone();
    expect(router.state.location.search).toBe(before);
    await user.click(opener);
    await user.click(within(await dialog('Related IDs')).getByRole('button', { name: 'Close' }));
    await gone();
    expect(router.state.location.search).toBe(before);
    expect(opener).toHaveFocus();
  });

  it('open from a link; Back then closes them and stays on the order', async () => {
    const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
    const { router } = await renderApp({
      platform,
      route: `/orders/${LANDMARKS.single}?itemId=${itemId}&tab=details&modal=attributes`,
    });
    const attributes = await dialog('Attributes');
    expect(within(attributes).getAllByRole('row').length).toBeGreaterThan(1);
    await act(() => router.navigate(-1));
    await gone();
    expect(router.state.location.pathname).toBe(`/orders/${LANDMARKS.single}`);
    expect(screen.getByRole('tab', { name: 'Details', selected: true })).toBeInTheDocument();
  });

  it('R186: open without itemId in an order of one item', async () => {
    const { user, router } = await renderApp({
      platform,
      route: `/orders/${LANDMARKS.single}?modal=attributes`,
    });
    const attributes = await dialog('Attributes');
    expect(within(attributes).getAllByRole('row').length).toBeGreaterThan(1);
    await user.click(within(attributes).getByRole('button', { name: 'Close' }));
    await gone();
    const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
    await waitFor(() => expect(router.state.location.search).toBe(`?itemId=${itemId}`));
  });

  it('R186: stay closed without itemId in an order of several items', async () => {
    const orderId = platform.world.addOrder(anOrder().with(anItem(), anItem()).build()).orderId;
    await renderApp({ platform, route: `/orders/${orderId}?modal=attributes` });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('open from a link each, with their facts', async () => {
    const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
    const route = `/orders/${LANDMARKS.single}?itemId=${itemId}`;
    const { router } = await renderApp({ platform, route });
    for (const [modal, title, content] of [
      ['relatedIds2', 'Related items', /has no related items/],
      ['manufacturing', 'Manufacturing attributes', /Source.*bleed3mmsku/],
      ['routing', 'Routing details', /selected.*UTC(Cannot deliver|SKU is not|Capacity of|Does not ship)/],
      ['shipmentPlan', 'Shipment plan', /Expected ship date/],
    ] as const) {
      await act(() => router.navigate(`${route}&modal=${modal}`));
      await waitFor(async () => expect(await dialog(title)).toHaveTextContent(content));
    }
  });

  it('R501: a shipment plan without a link to its document shows its date and its carrier', async () => {
    const shipmentPlan = {
      expectedShipDate: '2027-01-04T08:00:00Z',
      expectedCarrier: 'Canal Boats',
      _links: {},
    };
    const delivery = {
      quantity: 7,
      isSample: false,
      shipmentPlan,
      expectedDeliveryOption: { lateArrival: false },
      deliveryRequestLink: null,
      destinationAddress: null,
    };
    const { user, panel } = await openDetails(
      added(
        anItem()
          .at('producing')
          .having({ deliveryConfigurations: [delivery] }),
      ),
    );
    await user.click(within(panel).getByRole('button', { name: 'Shipment plan' }));
    const plan = await dialog('Shipment plan');
    expect(plan).toHaveTextContent(/2027-01-04 08:00:00.*Canal Boats.*7/);
    expect(plan).not.toHaveTextContent('No shipment is planned');
  });

  it('relatedIds2 links to the item that replaced this one, and to the logs of that item too', async () => {
    const itemId = platform.world.record(LANDMARKS.redirected)?.items[0]?.itemId;
    const { user, router } = await renderApp({
      platform,
      route: `/orders/${LANDMARKS.redirected}?itemId=${itemId}&modal=relatedIds2`,
    });
    const items = await dialog('Related items');
    const logs = await within(items).findByRole('link', { name: /^Search the logs/ });
    expect(logs).toHaveAttribute('href', expect.stringMatching(/^https:\/\/logs\.test\/\?query=.+/));
    await user.click(await within(items).findByRole('link', { name: /^(?!Search the logs)/ }));
    expect(router.state.location.pathname).toBe(`/orders/${LANDMARKS.redirectTarget}`);
  });

  it('S7.38: the logs can be searched for each ID of the item and its order', async () => {
    const item = anItem().at('producing').having({ merchantItemId: 'VP 1&2' });
    const orderId = added(item);
    const { user, panel } = await openDetails(orderId);
    await user.click(within(panel).getByRole('button', { name: 'Show all IDs' }));
    const ids = await dialog('Related IDs');
    const logsOf = (name: RegExp) =>
      within(within(ids).getByRole('row', { name })).queryByRole('link', { name: /^Search the logs/ });
    expect(logsOf(/^Merchant item ID/)).toHaveAttribute('href', 'https://logs.test/?query=VP+1%262');
    expect(logsOf(/^Order ID/)).toHaveAttribute('href', `https://logs.test/?query=${orderId}`);
    expect(logsOf(/^Order ID/)).toHaveAttribute('target', '_blank');
    expect(logsOf(/^Merchant ID/)).toBeNull();
  });

  it('S7.38: no log search is offered if none is configured', async () => {
    const pages = { ...CONFIGURATION.pages, logSearch: null };
    const { user, panel } = await openDetails(LANDMARKS.single, {
      preloaded: { configuration: { ...CONFIGURATION, pages } },
    });
    await user.click(within(panel).getByRole('button', { name: 'Show all IDs' }));
    const ids = await dialog('Related IDs');
    expect(within(ids).queryByRole('link')).not.toBeInTheDocument();
  });

  it('additionalIds1 lists pages as links and opens documents in the JSON viewer', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single);
    await user.click(within(panel).getByRole('button', { name: /^\d+ links$/ }));
    const links = await dialog('Additional links');
    expect(within(links).getByRole('row', { name: /Buyer account/ })).toContainElement(
      within(links).getByRole('link', { name: /buyers/ }),
    );
    await user.click(within(links).getByRole('button', { name: 'View JSON Routing decision' }));
    const json = await dialog('Routing decision as JSON');
    expect(await within(json).findByRole('tree')).toBeInTheDocument();
  });

  it('R45: a document of an unknown origin is a page, because the console does not load it', async () => {
    const href = 'https://decisions.elsewhere.example/v1/decisions/1';
    const { user, panel } = await openDetails(added(anItem().linked('routingDecision', href)));
    await user.click(within(panel).getByRole('button', { name: /^\d+ links?$/ }));
    const row = within(await dialog('Additional links')).getByRole('row', { name: /Routing decision/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', href);
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  });

  it('S2.83: each of two links with one relation opens its own document', async () => {
    const other = anItem();
    const item = anItem().at('producing');
    const hrefs = [item, other].map((one) => ({ href: itemHref(one.build().itemId) }));
    const linked = item.having({ _links: { ...item.build()._links, attachedItems: hrefs } });
    const order = anOrder().with(linked, other);
    const { orderId, items } = platform.world.addOrder(order.build());
    const { user, router } = await renderApp({
      platform,
      route: `/orders/${orderId}?itemId=${items[0]?.itemId}&modal=additionalIds1`,
    });
    const rows = within(await dialog('Additional links')).getAllByRole('row', { name: /attachedItems/ });
    expect(rows).toHaveLength(2);
    await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /View JSON/ }));
    const tree = await within(await dialog('attachedItems as JSON')).findByRole('tree');
    expect(tree).toHaveTextContent(String(items[1]?.itemId));
    expect(tree).not.toHaveTextContent(String(items[0]?.itemId));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(router.state.location.search).not.toMatch(/rel|index/);
  });

  it('S2.81: a document and a print-ready file are available even without other links', async () => {
    const item = anItem().at('producing').having({
      _links: {},
      documentReferenceUrl: 'https://documents.example/1',
      manufacturingReadyDataUrl: 'https://print.example/1.pdf',
    });
    const { user, panel } = await openDetails(added(item));
    await user.click(within(panel).getByRole('button', { name: '2 links' }));
    const links = await dialog('Additional links');
    expect(within(links).getByRole('link', { name: /print\.example/ })).toBeInTheDocument();
  });

  it.each([
    ['is missing', 404, false],
    ['cannot be loaded', 500, true],
  ])(
    'S7.24: the item’s own attributes are shown if the manufacturing data %s',
    async (_title, status, fails) => {
      const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
      platform.faults.next({ service: 'manufacturing-data' }, { kind: 'status', status }, 3);
      await renderApp({
        platform,
        route: `/orders/${LANDMARKS.single}?itemId=${itemId}&modal=manufacturing`,
      });
      const attributes = await dialog('Manufacturing attributes');
      expect(await within(attributes).findByText(/bleed/)).toBeInTheDocument();
      expect(within(attributes).queryAllByRole('alert')).toHaveLength(fails ? 1 : 0);
      platform.faults.clear();
    },
  );

  it('an unknown modal opens nothing', async () => {
    const route = `/orders/${LANDMARKS.untouched}?modal=`;
    const { router } = await renderApp({ platform, route: `${route}nonsense` });
    await findOrderHeading(LANDMARKS.untouched);
    for (const modal of ['nonsense', 'toString']) {
      await act(() => router.navigate(`${route}${modal}`));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      // The code that opens dialogs is loaded then: the dialog of a known modal opens.
      await act(() => router.navigate(`${route}cancelOrder`));
      expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    }
  });
});
