import { expect, test, vi } from 'vitest';

test('animation frames go on after an element with the focus was removed while timers were fake', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  const frame = new Promise((resolve) => requestAnimationFrame(resolve));
  await expect(frame).resolves.toBeGreaterThan(0);
  const cancelled = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(cancelled));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(cancelled).not.toHaveBeenCalled();
});
