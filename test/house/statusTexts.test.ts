import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { statusNameText } from '#components/statusText.ts';
import { LANGUAGES } from '#domain/languages.ts';

/** S4.10, word for word, and the two labels of S4.11 that no name of that list stands for. */
const NAMES = [
  'fulfilled, cancelled, rejected, awaitingFulfillerResponse, productionAccepted, inProduction, production',
  'preparing, inventoryCheck, documentReview, cancellationRejected, pendingCancellation, fulfillment',
  'inventoryCheckRejected, documentReviewRejected, documentReviewFeedback, prepressFailed, prepress',
  'platformAccepted, suspended, fulfillmentDelayed, standardizingOrder, routing, shippingAggregation',
  'onTimeToCustomer, delivered, dispatched, outForDelivery, onHold',
  'routingDelayed, cancelledItemShipped',
].flatMap((line) => line.split(', '));

const SOURCES = join(import.meta.dirname, '../../src/locales');

async function textIn(language: string) {
  const status = JSON.parse(readFileSync(join(SOURCES, language, 'status.json'), 'utf8'));
  const texts = createInstance();
  await texts.init({ lng: language, resources: { [language]: { status } } });
  return texts.getFixedT(language, 'status');
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(NAMES)('the status %s has a name in words', async (name) => {
    const shown = statusNameText(await textIn(language), name);
    expect(shown).not.toBe('');
    expect(shown).not.toBe(name);
    expect(shown).not.toMatch(/[a-z][A-Z]|^name\./);
  });
});
