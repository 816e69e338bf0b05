import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollPaceOf } from '#components/scrollPace.ts';

const A_FRAME_MS = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A frame that somebody scrolls by so many pixels in each picture of the screen. */
function scrolled() {
  const frame = document.createElement('div');
  const scroll = (pixels: number, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      vi.advanceTimersByTime(A_FRAME_MS);
      frame.scrollTop += pixels;
      frame.dispatchEvent(new Event('scroll'));
    }
  };
  return { frame, pace: scrollPaceOf(frame), scroll };
}

it('does at once what is asked for while nobody scrolls, or slowly', () => {
  const { pace, scroll } = scrolled();
  const act = vi.fn();
  pace.whenCalm(act);
  expect(act).toHaveBeenCalledTimes(1);
  scroll(5, 5);
  pace.whenCalm(act);
  expect(act).toHaveBeenCalledTimes(2);
});

it('waits until a rush is over, however long it goes on', () => {
  const { pace, scroll } = scrolled();
  const act = vi.fn();
  scroll(40);
  pace.whenCalm(act);
  scroll(40, 60);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not do what nobody waits for any more', () => {
  const { pace, scroll } = scrolled();
  const act = vi.fn();
  scroll(40);
  const giveUp = pace.whenCalm(act);
  giveUp();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});

it('is one pace for all that is in a frame', () => {
  const { frame, pace } = scrolled();
  expect(scrollPaceOf(frame)).toBe(pace);
});
