import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchMenuKeys } from '#app/input/menuKeys.ts';
import { Button } from '#components/Button.tsx';
import { Menu } from '#components/menu/Menu.tsx';

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

  it.each(['?', '{Control>}k{/Control}'])(
    'R612: %s, which opens an overlay, first closes the menu and returns the focus to its button',
    async (keys) => {
      const user = userEvent.setup();
      render(
        <Menu label="Order actions" button="Actions">
          {() => <Button>Cancel</Button>}
        </Menu>,
      );
      const opener = screen.getByRole('button', { name: 'Order actions' });
      opener.focus();
      for (const isEntered of [true, false]) {
        await (isEntered ? user.keyboard('{Enter}') : user.click(opener));
        expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
        await user.keyboard(keys);
        expect(opener).toHaveFocus();
        expect(opener).toHaveAttribute('aria-expanded', 'false');
      }
    },
  );

  it('R463: a letter moves the focus to the next entry that begins with it, and is not a shortcut', async () => {
    const user = userEvent.setup();
    render(
      <Menu label="Order actions" button="Actions">
        {() => ['Cancel', 'Reorder', 'Change'].map((name) => <Button key={name}>{name}</Button>)}
      </Menu>,
    );
    screen.getByRole('button', { name: 'Order actions' }).focus();
    await user.keyboard('{Enter}');
    const shortcuts: string[] = [];
    const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => defaultPrevented || shortcuts.push(key);
    window.addEventListener('keydown', handleKey);
    const seen = [];
    for (const key of ['c', 'c', 'R', 'n', '?']) {
      await user.keyboard(key);
      seen.push(document.activeElement?.textContent);
    }
    window.removeEventListener('keydown', handleKey);
    expect(seen).toEqual(['Change', 'Cancel', 'Reorder', 'Reorder', 'Actions']);
    // R612: Escape closes the menu before the list of keys opens.
    expect(shortcuts).toEqual(['Escape', '?']);
  });

  it.each([
    ['r', 'Reorder'],
    ['{ArrowDown}', 'Cancel'],
    ['{ArrowUp}', 'Reorder'],
  ])('R223, R463: %s enters a menu that the mouse has opened', async (key, entry) => {
    const user = userEvent.setup();
    render(
      <Menu label="Order actions" button="Actions">
        {() => ['Cancel', 'Reorder'].map((name) => <Button key={name}>{name}</Button>)}
      </Menu>,
    );
    const opener = screen.getByRole('button', { name: 'Order actions' });
    await user.click(opener);
    expect(opener).toHaveFocus();
    await user.keyboard(key);
    expect(screen.getByRole('button', { name: entry })).toHaveFocus();
  });

  it('R463: a letter is not a shortcut in a menu without entries either', async () => {
    const user = userEvent.setup();
    render(
      <Menu label="Bulk actions" button="Bulk actions" disabledReason="Select an order">
        {() => null}
      </Menu>,
    );
    screen.getByRole('button', { name: 'Bulk actions' }).focus();
    await user.keyboard('{Enter}');
    const panel = screen.getByText('Select an order');
    expect(panel).toHaveFocus();
    expect(fireEvent.keyDown(panel, { key: 's' })).toBe(false);
  });

  it('leave a text field alone; R463: letters beside the fields of a panel are not shortcuts', async () => {
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
    const search = screen.getByRole('button', { name: 'Search' });
    search.focus();
    expect(fireEvent.keyDown(search, { key: 's' })).toBe(false);
    expect(search).toHaveFocus();
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 's' })).toBe(true);
  });
});

it('R575: a panel of fields gets the focus with the name of its button', async () => {
  const user = userEvent.setup();
  render(
    <Menu label="Download CSV" button="CSV">
      {() => <input aria-label="Separator" />}
    </Menu>,
  );
  screen.getByRole('button', { name: 'Download CSV' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Download CSV' })).toHaveFocus();
});
