import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchMenuKeys } from '#app/input/menuKeys.ts';
import { Menu } from '#components/Menu.tsx';

let stop = () => undefined as unknown;
beforeEach(() => {
  stop = watchMenuKeys(window);
});
afterEach(() => stop());

describe('R223: the keys of an open menu', () => {
  it('move the focus between its entries, and Escape returns it to the button', async () => {
    const user = userEvent.setup();
    render(
      <Menu label="Order actions" button="Actions">
        {() =>
          ['Cancel', 'Reorder', 'Watch'].map((name) => (
            <button type="button" key={name}>
              {name}
            </button>
          ))
        }
      </Menu>,
    );
    const opener = screen.getByRole('button', { name: 'Order actions' });
    opener.focus();
    await user.keyboard('{Enter}');
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('Cancel');
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      seen.push(focused());
    }
    expect(seen).toEqual(['Reorder', 'Watch', 'Cancel', 'Watch', 'Cancel', 'Watch']);
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  });

  it('leave a text field alone', async () => {
    const user = userEvent.setup();
    render(
      <Menu label="Find" button="Find">
        {() => (
          <>
            <input aria-label="Text" />
            <button type="button">Search</button>
          </>
        )}
      </Menu>,
    );
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
