import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNT_AFTER_MS } from '#domain/limits.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { openGroup } from './filterDrawer.ts';
import { find, keepSavedSearches, searchesOf } from './searchPage.ts';
import { widenWindow } from './wideWindow.ts';

const platform = simulatedPlatform({ orders: 20, hasLandmarks: false });
const searches = searchesOf(platform);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens a search with the filters beside it. */
async function openBeside(route: string) {
  widenWindow();
  const app = await renderApp({ platform, route });
  await app.user.click(find.advanced());
  const panel = within(await screen.findByRole('region', { name: 'Advanced search' }));
  return { ...app, panel };
}

async function retype(user: App['user'], text: string): Promise<void> {
  await user.clear(find.term());
  await user.type(find.term(), text);
}

describe('R255: the search text that is typed after the filters changed it', () => {
  it.each(['ruiz', 'ana'])('is applied after "Clear all": %s', async (text) => {
    const { user, panel, router } = await openBeside('/?searchTerm=ana&merchants=acme-print&page=1');
    await user.click(panel.getByRole('button', { name: 'Clear all' }));
    await retype(user, text);
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?searchTerm=${text}&page=1`));
    expect(find.term()).toHaveValue(text);
  });

  it('replaces that of a selected search, but not its period', async () => {
    const period = { value: 1, unit: 'hours' } as const;
    const criteria = aSearch({ searchTerm: 'lopez', period });
    keepSavedSearches(platform, [{ name: 'Lopez', criteria, columns: null }]);
    const { user, panel, router } = await openBeside('/?searchTerm=ana&page=1');
    await user.selectOptions(
      panel.getByRole('combobox'),
      await panel.findByRole('option', { name: /Lopez/ }),
    );
    await retype(user, 'ruiz');
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toBe('?searchTerm=ruiz&period=1h&page=1'));
  });
});

it('R535: typing beside the filters counts the saved searches once, and not for each letter', async () => {
  const { panel } = await openBeside('/?page=1');
  const missed = await panel.findByRole('option', { name: /^Missed SLA \(\d/ });
  searches.counts();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['ana', 'ana r', 'ana ruiz']) {
    fireEvent.change(find.term(), { target: { value: text } });
    await act(() => new Promise((sent) => setImmediate(sent)));
  }
  expect(searches.counts()).toEqual([]);
  act(() => void vi.advanceTimersByTime(COUNT_AFTER_MS));
  vi.useRealTimers();
  await waitFor(() => expect(missed).toHaveTextContent('Missed SLA (0)'));
});

it('R255: a date that was invalid for a while does not replace the sort order of a selected search', async () => {
  const criteria = aSearch({ sortField: 'relevance' });
  keepSavedSearches(platform, [{ name: 'Relevant', criteria, columns: null }]);
  const { user, panel, router } = await openBeside('/');
  await user.selectOptions(find.sort(), 'promiseDate');
  await user.selectOptions(
    panel.getByRole('combobox'),
    await panel.findByRole('option', { name: /Relevant/ }),
  );
  for (const day of ['2026-02-30', new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)]) {
    await user.click(find.start());
    await user.keyboard('{Delete}');
    await user.type(find.start(), day);
  }
  await user.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(router.state.location.search).toContain('sortField=relevance'));
});

describe('R256: "Apply" with an invalid date in the form', () => {
  async function typeInvalid(user: App['user']): Promise<void> {
    await user.click(find.start());
    await user.keyboard('{Delete}');
    await user.type(find.start(), '2026-02-30');
  }

  it('beside the list: does not search, and moves the focus to the date', async () => {
    const { user, panel, router } = await openBeside('/?page=1');
    await find.tabCounts();
    await typeInvalid(user);
    const group = await openGroup({ user }, panel, 'Item status');
    await user.click(group.getByRole('checkbox', { name: 'Routing' }));
    searches.lists();
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(find.start()).toHaveFocus();
    expect(find.start()).toHaveValue('2026-02-30');
    expect(router.state.location.search).toBe('?page=1');
    expect(searches.lists()).toEqual([]);
    expect(group.getByRole('checkbox', { name: 'Routing' })).toBeChecked();
  });

  it('in the drawer: closes it, and keeps the choices', async () => {
    const { user, router } = await renderApp({ platform });
    await typeInvalid(user);
    await user.click(find.advanced());
    const drawer = await find.drawer();
    const group = await openGroup({ user }, drawer, 'Item status');
    await user.click(group.getByRole('checkbox', { name: 'Routing' }));
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(find.start()).toHaveFocus());
    expect(router.state.location.search).toBe('');
    await user.click(find.advanced());
    expect(await (await find.drawer()).findByText('Item status: Routing')).toBeInTheDocument();
  });
});
