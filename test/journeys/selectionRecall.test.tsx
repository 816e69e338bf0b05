import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remember } from '#app/remember.ts';
import { recallSelection, selectionKey } from '#app/selection.ts';
import { PEOPLE } from '#mocks/people.ts';
import { selectionRecalled } from '#store/selectionRecall.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 12 });
const { sub } = PEOPLE.staff;

describe('a selection', () => {
  it('outlives a reload and a fresh sign-in, by the ids of its orders alone', async () => {
    const before = await renderApp({ platform, route: '/?page=1' });
    remember(
      before.store,
      sessionStorage,
      selectionKey,
      ({ selection }) => selection.orders,
      (orders) => Object.keys(orders),
    );
    await within(await screen.findByRole('table')).findAllByRole('link');
    await before.user.keyboard('jxjx');
    const picked = Object.keys(before.store.getState().selection.orders);
    expect(picked).toHaveLength(2);
    before.close();
    expect(recallSelection(sessionStorage, sub).sort()).toEqual(picked.sort());
    expect(sessionStorage.getItem(selectionKey(sub))).not.toContain('customerName');

    const after = await renderApp({ platform, route: '/?page=1' });
    after.store.dispatch(selectionRecalled({ orderIds: recallSelection(sessionStorage, sub) }));
    await waitFor(() =>
      expect(Object.keys(after.store.getState().selection.orders).sort()).toEqual(picked.sort()),
    );
  });

  it('loses what cannot be had any more, and nothing else', async () => {
    const { store } = await renderApp({ platform, route: '/?page=1' });
    await within(await screen.findByRole('table')).findAllByRole('link');
    const known = store.getState().search.results?.orders[0]?.orderId ?? '';
    store.dispatch(selectionRecalled({ orderIds: ['gone', known] }));
    await waitFor(() => expect(Object.keys(store.getState().selection.orders)).toEqual([known]));
  });

  it('that cannot be read is none', () => {
    for (const stored of ['not json', '{"a":1}', '[1,2]']) {
      sessionStorage.setItem(selectionKey(sub), stored);
      expect(recallSelection(sessionStorage, sub)).toEqual([]);
    }
  });
});
