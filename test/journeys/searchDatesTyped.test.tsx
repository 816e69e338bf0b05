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
  it('are read in the format of the region', async () => {
    const { user, store } = await renderApp({ platform });
    for (const [regionalSettings, written] of [
      ['en-US', '$2/$3/$1'],
      ['de-DE', '$3.$2.$1'],
    ] as const) {
      act(() => void store.dispatch(preferencesChanged({ regionalSettings })));
      await user.clear(find.start());
      await user.type(find.start(), daysAgo(20).replace(/(....)-(..)-(..)/, written));
      await user.click(find.search());
      await find.table();
      expect(find.start()).toHaveValue(daysAgo(20));
    }
  });

  it('R143: a day is rewritten as YYYY-MM-DD by Tab and Enter', async () => {
    const { user } = await renderApp({ platform });
    for (const key of ['{Tab}', '{Enter}']) {
      await user.clear(find.start());
      await user.type(find.start(), daysAgo(20).replaceAll('-', ''));
      expect(find.start()).toHaveValue(daysAgo(20).replaceAll('-', ''));
      await user.keyboard(key);
      expect(find.start()).toHaveValue(daysAgo(20));
    }
  });

  it('R112, R177: are filled by a pasted date and time or a pasted range; other pasted text stays whole', async () => {
    const { user, router } = await renderApp({ platform });
    await user.click(find.start());
    await user.paste(`${daysAgo(20)}T14:30:05Z`);
    expect(find.start()).toHaveValue(daysAgo(20));
    expect(find.startTime()).toHaveValue('14:30');

    const text = 'from 2026-11-20 until yesterday';
    await user.clear(find.start());
    await user.click(find.start());
    await user.paste(text);
    expect(find.start()).toHaveValue(text);

    await user.clear(find.start());
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

  it('R176: a day that does not exist says so; a day or a time that cannot be read shows the format', async () => {
    const { user } = await renderApp({ platform });
    const enter = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    await enter(find.end(), '2026-02-30');
    await user.click(find.search());
    expect(find.end()).toHaveAccessibleDescription('This day does not exist');
    expect(find.end()).toHaveValue('2026-02-30');

    const { value } = find.startTime() as HTMLInputElement;
    for (const [field, text, valid] of [
      [find.start(), '20/11', daysAgo(20)],
      [find.startTime(), '25:00', value],
    ] as const) {
      await enter(field, text);
      await user.click(find.search());
      expect(find.start()).toHaveAccessibleDescription(
        'Please enter start date as YYYY-MM-DD and time as HH:mm',
      );
      expect(field).toHaveValue(text);
      await enter(field, valid);
      expect(find.start()).toBeValid();
    }
  });
});
