import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { PARTS } from '#app/parts/allParts.ts';
import { Example } from '#app/parts/Example.tsx';
import { PART_STATES, type Part, type PartState } from '#app/parts/part.ts';
import { createPartsPlatform, type PartsPlatform } from '#app/parts/partsPlatform.ts';
import { UTC } from '#domain/time/time.ts';
import { createFormat } from '#i18n/format.ts';
import { FormatContext } from '#i18n/formatContext.ts';
import { IS_DEEP } from '#test/depth.ts';
import { textsFor } from '#test/renderPart.tsx';

/**
 * Renders each part of the gallery in each of its states. `test/e2e/parts.spec.ts` looks at them in a
 * browser, in every language and theme.
 */

/** Errors that the parts cause on purpose: a panel that throws. */
const ON_PURPOSE = /Drawn on purpose|<Throwing>/;
/** The states whose content differs from part to part. Parts load and fail with the same few components. */
const STATES: readonly PartState[] = IS_DEEP ? PART_STATES : ['full', 'hostile'];
const format = createFormat('en', 'en', UTC);
let platform: PartsPlatform;
let texts: i18n;
let missing: string[];

beforeAll(async () => {
  platform = createPartsPlatform();
  ({ texts, missing } = await textsFor('en', []));
});

async function expectRendered(part: Part, state: PartState): Promise<void> {
  const example = part.examples[state];
  if (!example) return;
  render(
    <I18nextProvider i18n={texts}>
      <FormatContext value={format}>
        <Suspense fallback={null}>
          <Example part={part} state={state} example={example} platform={platform} />
        </Suspense>
      </FormatContext>
    </I18nextProvider>,
  );
  const section = await screen.findByLabelText(`${part.id}: ${state}`);
  await waitFor(() => expect(section).toHaveAttribute('data-rendered', 'true'));
  if (state === 'full' || state === 'hostile') {
    const isRendered = () =>
      section.childElementCount > 1 || document.querySelector('[role=dialog]') !== null;
    await waitFor(() => expect(isRendered(), `${state} shows something`).toBe(true));
  }
  cleanup();
}

test.each(PARTS.map((part) => [part.id, part] as const))('%s', async (_id, part) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const state of STATES) await expectRendered(part, state);
  const complaints = errors.mock.calls.map((call) => call.map(String).join(' '));
  expect(complaints.filter((text) => !ON_PURPOSE.test(text))).toEqual([]);
  expect(missing).toEqual([]);
});
