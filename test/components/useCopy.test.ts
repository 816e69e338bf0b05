import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopy } from '#components/copy/useCopy.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('S9.14: "copied" shows for 3 s', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const { result } = renderHook(() => useCopy({ copied: 'Copied', failed: 'Not copied' }));
  await act(async () => result.current.copy('SH-1001'));
  act(() => void vi.advanceTimersByTime(2999));
  expect(result.current.said).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.said).toBe('');
});
