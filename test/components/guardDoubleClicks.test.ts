import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardDoubleClicks } from '#app/input/guardDoubleClicks.ts';

const pressed = vi.fn();
let end: () => void;

function control(name: string): HTMLElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => pressed(name));
  document.body.append(button);
  return button;
}

/**
 * Clicks the target as the `detail`th of several clicks in a row on one spot. Returns whether pressing the
 * mouse button would move the focus.
 */
function press(target: Element, detail: number): boolean {
  const send = (type: string) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  const focuses = send('mousedown');
  send('mouseup');
  send('click');
  return focuses;
}

describe('a held Enter key', () => {
  const isAllowed = (target: Element, repeat: boolean) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );

  it('presses a control or submits a form once, but adds lines to a text', () => {
    end = guardDoubleClicks(window);
    const [field, text] = [document.createElement('input'), document.createElement('textarea')];
    document.body.append(field, text);
    for (const target of [field, control('send')])
      expect([isAllowed(target, false), isAllowed(target, true)]).toEqual([true, false]);
    expect([isAllowed(text, false), isAllowed(text, true)]).toEqual([true, true]);
    end();
  });
});

describe('a double click', () => {
  beforeEach(() => {
    end = guardDoubleClicks(window);
  });
  afterEach(() => {
    pressed.mockReset();
    end();
  });

  it('presses a button twice if it stays in its place', () => {
    const next = control('next');
    expect([press(next, 1), press(next, 2), press(next, 3)]).toEqual([true, true, true]);
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('presses nothing below a dialog that its first click closed, and leaves the focus alone', () => {
    const close = control('close');
    const below = control('below');
    press(close, 1);
    close.remove();
    expect(press(below, 2)).toBe(false);
    expect(press(document.body, 3)).toBe(false);
    expect(pressed.mock.calls).toEqual([['close']]);
  });

  it('does not send with a button that its first click turned from "Next" into "Send"', () => {
    const button = control('Next');
    button.addEventListener('click', () => {
      button.textContent = 'Send';
    });
    press(button, 1);
    press(button, 2);
    expect(pressed).toHaveBeenCalledTimes(1);
    press(button, 1);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('ends with the next single click and with the next key', () => {
    const open = control('open');
    const send = control('send');
    press(open, 1);
    press(send, 2);
    send.click();
    press(send, 1);
    expect(pressed.mock.calls).toEqual([['open'], ['send'], ['send']]);
  });
});
