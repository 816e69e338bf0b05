import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find, searchesOf } from './searchPage.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const searches = searchesOf(platform);
for (let index = 0; index < 250; index += 1) {
  platform.world.addOrder(anOrder().id(`order-${index}`).with(anItem()).build());
}

async function openResults() {
  const app = await renderApp({ platform, route: '/?page=1' });
  await find.table();
  await find.tabCounts();
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(100));
  return app;
}

async function openWithPage() {
  const app = await openResults();
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
  await screen.findByText('100 selected');
  searches.lists();
  return app;
}

function holdLaterPages(): void {
  const held = new Promise<undefined>(() => undefined);
  platform.server.use(
    http.post('*/v2/ordersearch', async ({ request }) => {
      const { offset } = (await request.clone().json()) as { offset: number };
      return offset > 0 ? held : undefined;
    }),
  );
}

function failOnce(): void {
  platform.server.use(
    http.post('*/v2/ordersearch', () => HttpResponse.json({ message: 'no' }, { status: 400 }), {
      once: true,
    }),
  );
}

/** R93: the failure with its reason. */
const FAILURE = 'The results could not be selected. 400 Bad Request';
const selectAll = () => screen.findByRole('button', { name: 'Select all 250 results' });

describe('selecting all results', () => {
  it('is offered once a page is selected, needs one call per page, and is restored by Undo', async () => {
    const { user } = await openWithPage();
    await user.click(await selectAll());
    expect(await screen.findByText('250 selected, 150 not shown')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Select all 250 results' })).not.toBeInTheDocument(),
    );
    expect(searches.lists()).toHaveLength(3);
    expect(screen.getByText('250 of 250 results loaded.')).toHaveAttribute('role', 'status');

    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByText(/^250 deselected/)).toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await screen.findByText('250 selected, 150 not shown')).toBeInTheDocument();

    const page = screen.getByRole('checkbox', { name: /^Select all orders on this page/ });
    await user.click(page);
    expect(screen.getByText('150 selected, 150 not shown')).toBeInTheDocument();
    expect(page).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('250 selected, 150 not shown')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('R93, R528: shows its progress, allows no bulk action meanwhile, and selects nothing after Cancel', async () => {
    const { user } = await openResults();
    holdLaterPages();
    // With the key, nothing needs to be selected before.
    await user.keyboard('*a');
    await screen.findByText(/^Selecting: 100 of 250 orders loaded/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/^Selecting/)).toBeNull();
    expect(screen.queryByText(/\d selected/)).toBeNull();

    await user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
    await screen.findByText('100 selected');
    await user.click(await selectAll());
    await screen.findByText(/^Selecting: 100 of 250 orders loaded/);
    const bulk = screen.getByRole('button', { name: 'Bulk actions' });
    expect(bulk).toHaveAttribute('title', expect.stringMatching(/^The results are being selected/));
    await user.click(bulk);
    expect(screen.queryByRole('button', { name: /^Request cancellation/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await selectAll()).toBeInTheDocument();
    expect(screen.getByText('100 selected')).toBeInTheDocument();
    expect(bulk).toHaveAttribute('title', 'Bulk actions');
  });

  it('R65: works by keys, including undo', async () => {
    const { user } = await openWithPage();
    await user.keyboard('*a');
    await screen.findByText('250 selected, 150 not shown');
    await user.keyboard('*n');
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('250 selected, 150 not shown')).toBeInTheDocument();
  });

  async function openWithFailure() {
    const app = await openWithPage();
    failOnce();
    await app.user.click(await selectAll());
    return { ...app, alert: await screen.findByText(FAILURE) };
  }

  it('says which page could not be read, and tries again', async () => {
    const { user, alert } = await openWithFailure();
    await user.click(within(alert.parentElement ?? alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('250 selected, 150 not shown')).toBeInTheDocument();
  });

  it.runIf(IS_DEEP)('R93: is offered again after a failure once other results are loaded', async () => {
    const { user } = await openWithFailure();
    await user.click(screen.getByRole('tab', { name: /^Errors/ }));
    await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
    await user.click(screen.getByRole('tab', { name: /^All/ }));
    expect(await selectAll()).toBeInTheDocument();
  });

  it.runIf(IS_DEEP)('R93: is offered again after a failure once the selection was cleared', async () => {
    const { user } = await openWithFailure();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.click(screen.getByRole('checkbox', { name: /^Select all orders on this page/ }));
    expect(await selectAll()).toBeInTheDocument();
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it('R93: says at once that it failed even if nothing was selected before, and tries again', async () => {
    const { user } = await openResults();
    failOnce();
    await user.keyboard('*a');
    const alert = await screen.findByText(FAILURE);
    await user.click(within(alert.parentElement ?? alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('250 selected, 150 not shown')).toBeInTheDocument();
  });

  it.runIf(IS_DEEP)('R93: says no more that it failed once the user selects orders', async () => {
    const { user } = await openResults();
    failOnce();
    await user.keyboard('*a');
    await screen.findByText(FAILURE);
    await user.click(screen.getByRole('checkbox', { name: /^Select all orders on this page/ }));
    expect(screen.queryByText(FAILURE)).toBeNull();
  });
});
