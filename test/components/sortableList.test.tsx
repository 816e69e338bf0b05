import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { SortableList } from '#components/form/SortableList.tsx';
import { withMovedEntry } from '#domain/results/moveEntry.ts';
import { initI18n } from '#i18n/texts.ts';

let texts: Awaited<ReturnType<typeof initI18n>>;
beforeAll(async () => {
  texts = await initI18n('en');
  await texts.loadNamespaces('dialog');
});

function Letters() {
  const [letters, setLetters] = useState(['A', 'B', 'C']);
  return (
    <SortableList
      label="Letters"
      entries={letters}
      keyOf={(letter) => letter}
      nameOf={(letter) => letter}
      onMove={(from, to) => setLetters(withMovedEntry(letters, from, to))}
    >
      {(letter) => letter}
    </SortableList>
  );
}

/** Makes each row 20 pixels high, because jsdom has no layout. */
function layOut() {
  for (const [index, row] of screen.getAllByRole('listitem').entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, index * 20, 100, 20);
  }
}

function show() {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  render(
    <I18nextProvider i18n={texts}>
      <Letters />
    </I18nextProvider>,
  );
  layOut();
  return userEvent.setup();
}

const order = () =>
  within(screen.getByRole('list', { name: 'Letters' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
    .join('');
const handleOf = (letter: string) => {
  const handle = screen.getByText(letter).parentElement?.querySelector('[aria-hidden="true"]');
  if (!handle) throw new Error(`No handle for ${letter}`);
  return handle;
};

describe('S2.20: a list that the user can sort', () => {
  it.each([
    ['A', 55, 'BCA'],
    ['C', 2, 'CAB'],
    ['B', 55, 'ACB'],
    ['B', 30, 'ABC'],
  ])('dragging %s to the height %i gives %s after dropping', (letter, clientY, expected) => {
    show();
    const handle = handleOf(letter);
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY, pointerId: 1 });
    expect(order()).toBe('ABC');
    fireEvent.pointerUp(handle, { clientY, pointerId: 1 });
    expect(order()).toBe(expected);
  });

  it('Escape drops the row in its old place', () => {
    show();
    const handle = handleOf('A');
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: 55, pointerId: 1 });
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.pointerUp(handle, { clientY: 55, pointerId: 1 });
    expect(order()).toBe('ABC');
  });

  it('buttons move by one position, stop at the ends and announce it', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Move “A” down' }));
    expect(order()).toBe('BAC');
    expect(screen.getByRole('status')).toHaveTextContent('“A” is now in position 2 of 3');
    const top = screen.getByRole('button', { name: /^Move “B” up/ });
    expect(top).toHaveAttribute('aria-disabled', 'true');
    expect(top).toHaveAccessibleName('Move “B” up: “B” cannot move any further');
    await user.click(top);
    expect(order()).toBe('BAC');
  });

  it('Alt with an arrow key moves the focused row, which keeps the focus', async () => {
    const user = show();
    screen.getByRole('button', { name: 'Move “B” down' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toBe('BAC');
    expect(screen.getByRole('button', { name: 'Move “B” down' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(order()).toBe('BAC');
  });
});
