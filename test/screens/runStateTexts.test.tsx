import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RunTotals } from '#domain/bulk/runProgress.ts';
import type { Language } from '#domain/people/languages.ts';
import { useTotalsTexts } from '#screens/runs/useRunStateTexts.ts';
import { renderPart, textsFor } from '#test/renderPart.tsx';

const NONE: RunTotals = {
  waiting: 0,
  sending: 0,
  done: 0,
  failed: 0,
  held: 0,
  unknown: 0,
  duplicate: 0,
  needless: 0,
  cancellations: null,
  alerts: null,
  unfinishedOriginals: 0,
  partialStates: [],
};

function Texts({ totals }: { totals: RunTotals }) {
  const { problems, all } = useTotalsTexts()({ verb: 'reorder', scope: 'selection' }, totals);
  return (
    <>
      <p>{problems.join(', ')}</p>
      <p>{all.join(', ')}</p>
    </>
  );
}

test.each<[string, Language, Partial<RunTotals>, string, string]>([
  [
    'the failed orders that include it',
    'de',
    { done: 1, failed: 1, unknown: 1, partialStates: ['failed'] },
    '1 fehlgeschlagen, 1 davon nur teilweise erteilt, 1 mit unbekanntem Ergebnis',
    '1 neu erteilt, 1 fehlgeschlagen, 1 davon nur teilweise erteilt, 1 mit unbekanntem Ergebnis',
  ],
  [
    'the orders with an unknown outcome that include it',
    'en',
    { failed: 2, unknown: 1, needless: 1, partialStates: ['unknown'] },
    '2 failed, 1 with an unknown outcome, 1 of them partly placed',
    '2 failed, 1 with an unknown outcome, 1 of them partly placed, 1 with nothing to do',
  ],
  [
    'each outcome that includes one',
    'en',
    { failed: 2, unknown: 1, partialStates: ['failed', 'unknown', 'failed'] },
    '2 failed, 2 of them partly placed, 1 with an unknown outcome, 1 of them partly placed',
    '2 failed, 2 of them partly placed, 1 with an unknown outcome, 1 of them partly placed',
  ],
])('R149: a partly placed order follows %s', async (_, language, totals, problems, all) => {
  const { texts } = await textsFor(language, ['runs']);
  await renderPart(<Texts totals={{ ...NONE, ...totals }} />, { texts });
  expect(screen.getAllByText(/./).map((line) => line.textContent)).toEqual([problems, all]);
});
