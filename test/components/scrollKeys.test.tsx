import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchScrollKeys } from '#app/input/scrollKeys.ts';

let stop = () => undefined as unknown;
beforeEach(() => {
  stop = watchScrollKeys(window);
});
afterEach(() => stop());

/** Renders the results. Returns the part that scrolls. */
function results(): HTMLElement {
  render(
    <main tabIndex={-1}>
      <div id="search-results" role="tabpanel" tabIndex={-1} aria-label="Results">
        <button type="button">Next page</button>
        <section className="table-frame" tabIndex={-1} aria-label="Rows" />
      </div>
    </main>,
  );
  const rows = screen.getByRole('region', { name: 'Rows' });
  Object.defineProperty(rows, 'scrollHeight', { value: 100 });
  return rows;
}

test.each(['main', 'tabpanel'])('R191: a key that scrolls reaches the rows from the %s', async (role) => {
  const user = userEvent.setup();
  const rows = results();
  screen.getByRole(role).focus();
  await user.keyboard('j');
  expect(screen.getByRole(role)).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(rows).toHaveFocus();
});

test('R191: a key that scrolls does not take the focus from a control', async () => {
  const user = userEvent.setup();
  results();
  screen.getByRole('button', { name: 'Next page' }).focus();
  await user.keyboard('{PageDown}');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
});
