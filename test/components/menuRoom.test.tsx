import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from '#components/menu/Menu.tsx';
import { RESIZE_DEBOUNCE_MS } from '#domain/limits.ts';

describe('S9.14: an open menu', () => {
  afterEach(() => void vi.useRealTimers());

  it('is positioned again shortly after the window has been resized', () => {
    vi.useFakeTimers();
    const { unmount } = render(
      <Menu label="Tools" button="Tools">
        {() => <button type="button">Entry</button>}
      </Menu>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Tools' }));
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    for (let times = 0; times < 5; times += 1) {
      act(() => void window.dispatchEvent(new Event('resize')));
      vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
    }
    expect(place).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(place).toHaveBeenCalled();
    place.mockClear();
    act(() => void window.dispatchEvent(new Event('resize')));
    unmount();
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
    expect(place).not.toHaveBeenCalled();
  });

  it('closes when the user leaves it by Tab, and stays open while the focus is inside', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Menu label="Tools" button="Tools">
          {() => <button type="button">Entry</button>}
        </Menu>
        <button type="button">Next</button>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Tools' });
    fireEvent.click(opener);
    opener.focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Entry' })).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not reach under the scroll bar of the part of the page around it', () => {
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      return this.classList.contains('menu-panel')
        ? new DOMRect(100, 0, 200, 100)
        : new DOMRect(0, 0, 300, 300);
    });
    const widths = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function width(
      this: Element,
    ) {
      return this === document.body ? 1000 : 285;
    });
    render(
      <div style={{ overflowY: 'auto' }}>
        <Menu label="Tools" button="Tools">
          {() => <button type="button">Entry</button>}
        </Menu>
      </div>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Tools' }));
    const panel = screen.getByRole('button', { name: 'Entry' }).closest<HTMLElement>('.menu-panel');
    boxes.mockRestore();
    widths.mockRestore();
    // The scroll bar is 15 pixels wide, and the panel keeps 8 pixels free beside it.
    expect(panel?.style.getPropertyValue('--menu-shift')).toBe('-23px');
  });
});
