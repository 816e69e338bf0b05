import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JsonView } from '#components/JsonView.tsx';
import { renderPart, textsFor } from '#test/renderPart.tsx';

it('S2.84: “Expand all” and “Collapse all” work again after the user has changed single entries', async () => {
  const { texts } = await textsFor('en', ['order', 'shell']);
  const { user } = await renderPart(<JsonView data={{ outer: { inner: 1 } }} label="JSON" />, { texts });
  const tree = () => screen.getByRole('tree', { name: 'JSON' });
  const click = (name: string) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  for (const _turn of [1, 2]) {
    await click('Expand all');
    expect(tree()).toHaveTextContent('inner');
    await click('Collapse');
    expect(tree()).not.toHaveTextContent('inner');
  }
  for (const _turn of [1, 2]) {
    await click('Collapse all');
    expect(tree()).not.toHaveTextContent('outer');
    await click('Expand');
    expect(tree()).toHaveTextContent('outer');
  }
});
