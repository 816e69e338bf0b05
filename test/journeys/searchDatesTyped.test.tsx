import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { daysAgo, find } from './searchPage.ts';

const platform = simulatedPlatform();

platform.world.addOrder(anOrder().id('one').with(anItem().id('item-one')).build());
platform.world.addOrder(anOrder().id('two').with(anItem().id('item-two')).build());

const paramsOf = (router: App['router']) => new URLSearchParams(router.state.location.search);

describe('S5.4: the dates, typed or pasted', () => {
  it.each([
    ['en-US', (iso: string) => iso.replace(/(....)-(..)-(..)/, '$2/$3/$1')],
    ['de-DE', (iso: string) => iso.replace(/(....)-(..)-(..)/, '$3.$2.$1')],
  ])('are read in the format of %s', async (regionalSettings, written) => {
    const { user, store } = await renderApp({ platform });
    act(() => void store.dispatch(preferencesChanged({ regionalSettings })));
    await user.clear(find.start());
    await user.type(find.start(), written(daysAgo(20)));
    await user.click(find.search());
    await find.table();
    expect(find.start()).toHaveValue(daysAgo(20));
  });

  it.each(['{Enter}', '{Tab}'])('R143: a day is rewritten as YYYY-MM-DD by %s', async (key) => {
    const { user } = await renderApp({ platform });
    await user.clear(find.start());
    await user.type(find.start(), daysAgo(20).replaceAll('-', ''));
    expect(find.start()).toHaveValue(daysAgo(20).replaceAll('-', ''));
    await user.keyboard(key);
    expect(find.start()).toHaveValue(daysAgo(20));
  });

  it('R112: are both filled by a pasted date and time', async () => {
    const { user } = await renderApp({ platform });
    await user.click(find.start());
    await user.paste(`${daysAgo(20)}T14:30:05Z`);
    expect(find.start()).toHaveValue(daysAgo(20));
    expect(find.startTime()).toHaveValue('14:30');
  });

  it('R176: a day that does not exist says so', async () => {
    const { user } = await renderApp({ platform });
    await user.clear(find.end());
    await user.type(find.end(), '2026-02-30');
    await user.click(find.search());
    expect(find.end()).toHaveAccessibleDescription('This day does not exist');
    expect(find.end()).toHaveValue('2026-02-30');
  });

  it('R177: are both filled by a pasted range', async () => {
    const { user, router } = await renderApp({ platform });
    await user.clear(find.end());
    await user.type(find.end(), '20/11');
    await user.click(find.start());
    await user.paste(`${daysAgo(20)} – ${daysAgo(10)}`);
    expect(find.start()).toHaveValue(daysAgo(20));
    expect(find.end()).toHaveValue(daysAgo(10));
    await user.click(find.search());
    expect(paramsOf(router).get('startDate')).toMatch(daysAgo(20));
    expect(paramsOf(router).get('endDate')).toMatch(daysAgo(10));
  });

  it('R177: other pasted text stays whole', async () => {
    const { user } = await renderApp({ platform });
    const text = 'from 2026-11-20 until yesterday';
    await user.clear(find.start());
    await user.click(find.start());
    await user.paste(text);
    expect(find.start()).toHaveValue(text);
  });

  it.each([
    ['a day', () => find.start(), '20/11'],
    ['a time', () => find.startTime(), '25:00'],
  ])('%s that cannot be read shows the expected format', async (_what, field, text) => {
    const { user } = await renderApp({ platform });
    await user.clear(field());
    await user.type(field(), text);
    await user.click(find.search());
    expect(find.start()).toHaveAccessibleDescription(
      'Please enter start date as YYYY-MM-DD and time as HH:mm',
    );
    expect(field()).toHaveValue(text);
  });
});
