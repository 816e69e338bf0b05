import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RUNS } from '#app/parts/runData.ts';
import { RunResultLists } from '#screens/runs/RunResultLists.tsx';
import { renderPart, textsFor } from '#test/renderPart.tsx';

test('R609: the buttons that try failed writes on originals again say in their names which writes', async () => {
  const { texts } = await textsFor('en', ['runs', 'failure', 'bulk', 'intents']);
  const { user } = await renderPart(<RunResultLists run={RUNS.full} />, { texts });
  for (const title of [/original item could not be cancelled$/, /alert could not be cleared$/])
    await user.click(screen.getByText(title));
  expect(screen.getAllByRole('button', { name: /^Try again/ }).map((button) => button.ariaLabel)).toEqual([
    'Try again: 1 original item could not be cancelled',
    'Try again: 1 alert could not be cleared',
  ]);
});
