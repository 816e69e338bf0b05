import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopy } from '#components/copy/useCopy.ts';
import { initI18n } from '#i18n/texts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('S9.14: "copied" shows for 3 s', async () => {
  const i18n = await initI18n('en');
  const wrapper = (props: PropsWithChildren) => createElement(I18nextProvider, { i18n, ...props });
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const { result } = renderHook(() => useCopy(), { wrapper });
  await act(async () => result.current.copy('SH-1001'));
  act(() => void vi.advanceTimersByTime(2999));
  expect(result.current.said).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.said).toBe('');
});
