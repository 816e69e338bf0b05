import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextWithOrderLabel } from '#screens/order/dialogs/writes/OrderLabel.tsx';

test.each([
  ['also if the merchant’s name contains it', 'For Print24, from order 24', '24', 'For Print24, from order '],
  ['only if the text contains it', 'For Print, from order 7', '24', null],
])('the ID of an order is monospaced, %s', (_title, text, label, before) => {
  render(
    <p>
      <TextWithOrderLabel text={text} label={label} />
    </p>,
  );
  const ids = screen.queryAllByRole('code');
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  expect(ids.map((id) => [id.previousSibling?.textContent, id.textContent])).toEqual(
    before === null ? [] : [[before, label]],
  );
});
