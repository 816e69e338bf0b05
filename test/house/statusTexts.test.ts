import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { statusSynonyms } from '#components/status/statusSynonyms.ts';
import { statusNameText, statusText, statusTypeText } from '#components/status/statusText.ts';
import { itemStatus, type StatusType } from '#domain/item/itemStatus.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import {
  ERROR_FILTER_STATUSES,
  IN_PRODUCTION,
  STATUS_FILTER_STATUSES,
  STATUSES_WITH_SYNONYMS,
} from '#domain/statusNames.ts';
import { anItemIn } from '#test/domainBuilders.ts';
import { textsOf } from './localeTexts.ts';

/** The names of S4.10, word for word, and two statuses that have labels (S4.11) but are not in that list. */
const NAMES = [
  'fulfilled, cancelled, rejected, awaitingFulfillerResponse, productionAccepted, inProduction, production',
  'preparing, inventoryCheck, documentReview, cancellationRejected, pendingCancellation, fulfillment',
  'inventoryCheckRejected, documentReviewRejected, documentReviewFeedback, prepressFailed, prepress',
  'platformAccepted, suspended, fulfillmentDelayed, standardizingOrder, routing, shippingAggregation',
  'onTimeToCustomer, delivered, dispatched, outForDelivery, onHold',
  'routingDelayed, cancelledItemShipped',
].flatMap((line) => line.split(', '));

const SOURCES = join(import.meta.dirname, '../../src/locales');

async function textsIn(language: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(SOURCES, language, `${name}.json`), 'utf8'));
  const resources = { [language]: { status: read('status'), filters: read('filters') } };
  const texts = createInstance();
  await texts.init({ lng: language, resources });
  return texts;
}

async function textIn(language: string) {
  return (await textsIn(language)).getFixedT(language, 'status');
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(NAMES)('the status %s has a name in words', async (name) => {
    const shown = statusNameText(await textIn(language), name);
    expect(shown).not.toBe('');
    expect(shown).not.toBe(name);
    expect(shown).not.toMatch(/[a-z][A-Z]|^name\./);
  });
});

/**
 * S4.4, S4.5: each row is a status, the type of an item in it, and the status whose name is the item's label.
 * The two statuses of production have the label of their stage. A rejected review has a label of its own,
 * because the type alone would say that the review is still awaited.
 */
const STATES = [
  ['standardizingOrder', 'standardizingOrder', 'standardizingOrder'],
  ['documentReview', 'docReview', 'documentReview'],
  ['documentReviewRejected', 'docReview', 'documentReviewRejected'],
  ['routing', 'routing', 'routing'],
  ['shippingAggregation', 'shippingAggregation', 'shippingAggregation'],
  ['preparing', 'processing', 'preparing'],
  ['awaitingFulfillerResponse', 'awaitingFulfillerResponse', 'awaitingFulfillerResponse'],
  ['productionAccepted', 'production', IN_PRODUCTION],
  ['production', 'production', IN_PRODUCTION],
  ['fulfilled', 'shipped', 'fulfilled'],
  ['cancelled', 'cancelled', 'cancelled'],
  ['rejected', 'rejected', 'rejected'],
  ['suspended', 'suspended', 'suspended'],
] as const satisfies readonly (readonly [string, StatusType, string])[];

/** Texts outside the status namespace that must equal the name of a state. */
const ELSEWHERE = {
  'events:title.platformAccepted': 'platformAccepted',
  'events:title.productionAccepted': 'productionAccepted',
  'events:title.fulfillment': 'fulfilled',
  'events:title.delayed': 'delayed',
  'events:title.documentReviewRejected': 'documentReviewRejected',
  'actions:updateStatus.types.productionAccepted': 'productionAccepted',
  'actions:updateStatus.types.fulfillment': 'fulfilled',
  'actions:stale.fact.isSuspended': 'suspended',
  'actions:stale.fact.isRejected': 'rejected',
  'search:recommended.pendingCancellation': 'pendingCancellation',
  'search:recommended.awaitingCustomerFeedback': 'documentReviewFeedback',
} as const;

describe.each(LANGUAGES)('R88: in %s, a state has one name', (language) => {
  it.each(STATES)('an item in %s with the type %s is shown as %s', async (status, type, name) => {
    const text = await textIn(language);
    const computed = itemStatus(anItemIn(status));
    expect(computed.type).toBe(type);
    expect(statusText(text, computed)).toBe(statusNameText(text, name));
    const isSubStatus = status === 'documentReviewRejected';
    expect(statusTypeText(text, type)).toBe(statusNameText(text, isSubStatus ? 'documentReview' : name));
  });

  it('no two states offered by filters have the same name', async () => {
    const text = await textIn(language);
    const offered = new Set([...STATUS_FILTER_STATUSES, ...ERROR_FILTER_STATUSES, IN_PRODUCTION] as const);
    const names = [...offered].map((name) => text(`name.${name}`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('no other word for a state is the name of another one', async () => {
    const texts = await textsIn(language);
    const names = NAMES.map((name) => statusNameText(texts.getFixedT(language, 'status'), name));
    const filterText = texts.getFixedT(language, 'filters');
    const words = STATUSES_WITH_SYNONYMS.flatMap((name) => statusSynonyms(filterText, name));
    expect(words.filter((word) => names.includes(word))).toEqual([]);
  });

  it.each(Object.entries(ELSEWHERE))('%s reads as %s', async (key, name) => {
    expect(textsOf(language).get(key)).toBe(statusNameText(await textIn(language), name));
  });
});
