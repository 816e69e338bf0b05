import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadableContent, type ReadState } from '#components/loading/LoadableContent.tsx';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { consoleFailure } from '#domain/failure.ts';
import { initI18n } from '#i18n/texts.ts';
import { listen } from '#test/heard.ts';

const texts = await initI18n('en');

type Status = ReadState<string>['status'];

const STATES: Record<Status, ReadState<string>> = {
  idle: { status: 'idle' },
  running: { status: 'running', previous: null },
  succeeded: { status: 'succeeded', result: 'facts' },
  failed: { status: 'failed', failure: consoleFailure('no response'), previous: null },
};

/** Renders each state for these milliseconds. Returns the texts that a screen reader announces politely. */
async function heardIn(
  part: (status: Status) => ReactNode,
  steps: readonly (readonly [Status, number])[],
): Promise<string[]> {
  const { rerender } = render(<I18nextProvider i18n={texts}>{null}</I18nextProvider>);
  const heard = listen('[role="status"]:not(.skeleton)');
  for (const [status, milliseconds] of steps) {
    rerender(<I18nextProvider i18n={texts}>{part(status)}</I18nextProvider>);
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  }
  return heard;
}

describe('R424: a screen reader hears', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const panel = (status: Status) => (
    <LoadableContent
      read={{ state: STATES[status], retry: () => undefined }}
      loading="Loading the facts…"
      lines={3}
      failed="The facts could not be loaded."
    >
      {(result) => <p>{result}</p>}
    </LoadableContent>
  );

  it('nothing about a panel that loads at once', async () => {
    const heard = await heardIn(panel, [
      ['running', 2_000],
      ['succeeded', 0],
    ]);
    expect(heard).toEqual([]);
    expect(screen.getByText('facts')).toBeInTheDocument();
  });

  const fastRetry = [
    ['failed', 0],
    ['running', 500],
    ['succeeded', 0],
  ] as const;

  it('the end of a retry that is fast', async () => {
    expect(await heardIn(panel, fastRetry)).toEqual(['Loaded.']);
  });

  it('the start and the end of a retry that is slow', async () => {
    const steps = [
      ['failed', 0],
      ['running', 1_500],
      ['succeeded', 0],
    ] as const;
    expect(await heardIn(panel, steps)).toEqual(['Loading the facts…', 'Loaded.']);
  });

  it('the end once if several parts load again together', async () => {
    const parts = (status: Status) => [
      <div key="1">{panel(status)}</div>,
      <div key="2">{panel(status)}</div>,
    ];
    const retry = [
      ['failed', 0],
      ['running', 500],
      ['succeeded', 1_500],
    ] as const;
    expect(await heardIn(parts, [...retry, ...retry])).toEqual(['Loaded.', 'Loaded.']);
  });

  it('the end in an open dialog although a part behind it ends right before', async () => {
    const parts = (status: Status) => [
      <div key="1" aria-hidden="true">
        {panel(status)}
      </div>,
      <div key="2">{panel(status)}</div>,
    ];
    expect(await heardIn(parts, fastRetry)).toEqual(['Loaded.']);
  });

  it('that a retry failed, unless a notice announces it', async () => {
    const line = (status: Status) => <ReloadStatus status={status} failed="Not available" />;
    const steps = [
      ['failed', 0],
      ['running', 500],
      ['failed', 0],
    ] as const;
    expect(await heardIn(line, steps)).toEqual(['Not available']);
    const note = (status: Status) => (
      <RetryNote read={{ state: STATES[status], retry: () => undefined }} text="The claims are missing." />
    );
    expect(await heardIn(note, steps)).toEqual(['The claims are missing.']);
    expect(await heardIn(panel, steps)).toEqual([]);
  });
});
