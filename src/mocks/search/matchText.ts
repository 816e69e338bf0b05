import type { OrderSummary } from '../summary.ts';

/**
 * A token of the query text. All `must` tokens (`+`) have to match, no `mustNot` token (`-`) can match, and
 * at least one of the `may` tokens has to match.
 */
interface QueryToken {
  mode: 'must' | 'mustNot' | 'may';
  text: string;
  isPhrase: boolean;
}

const TOKEN = /([+-]?)(?:"([^"]*)"?|([^\s"]+))/g;

/** Parses the query text as the platform does (S5.6), ignoring empty tokens. */
function tokenizeQuery(queryString: string): QueryToken[] {
  return [...queryString.matchAll(TOKEN)].flatMap(([, sign = '', phrase, word]) => {
    const text = (phrase ?? word ?? '').trim();
    if (text === '') return [];
    const mode = sign === '+' ? 'must' : sign === '-' ? 'mustNot' : 'may';
    return [{ mode, text, isPhrase: phrase !== undefined }] satisfies QueryToken[];
  });
}

interface Texts {
  /** All IDs in every format, and the SKUs, in lower case. */
  ids: ReadonlySet<string>;
  /** Names of the customer and the products, with spaces between words and vertical bars between names. */
  words: string;
}

const TEXTS = new WeakMap<OrderSummary, Texts>();

const PLAIN = new Map<string, string>();

/**
 * Returns the text in lower case, without accents and punctuation. The results are cached, because the same
 * few names recur.
 */
function plain(text: string): string {
  const known = PLAIN.get(text);
  if (known !== undefined) return known;
  const made = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  PLAIN.set(text, made);
  return made;
}

function textsOf(order: OrderSummary): Texts {
  const known = TEXTS.get(order);
  if (known) return known;
  const ids = [order.orderId, order.merchantOrderId];
  const names = new Set([order.customerName]);
  for (const item of order.items) {
    ids.push(item.itemId, item.merchantItemId, item.fulfillerItemId, item.shortItemId);
    ids.push(item.fulfillmentGroupId, item.shortFulfillmentGroupId, item.fulfillerOrderId);
    ids.push(item.skuCode, item.orderedSkuCode);
    names.add(item.productName);
  }
  const made = {
    ids: new Set(ids.map((id) => id.toLowerCase())),
    words: ` ${[...names].map(plain).join(' | ')} `,
  };
  TEXTS.set(order, made);
  return made;
}

type Test = (texts: Texts) => boolean;

function wildcardTest(text: string): Test {
  const source = text
    .toLowerCase()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  const pattern = new RegExp(`^${source}$`);
  return ({ ids, words }) => [...ids, ...words.split(' ')].some((word) => word !== '' && pattern.test(word));
}

function tokenTest({ text, isPhrase }: QueryToken): Test {
  if (!isPhrase && text.includes('*')) return wildcardTest(text);
  const id = text.toLowerCase();
  const phrase = plain(text);
  const inWords = ` ${phrase} `;
  return ({ ids, words }) => ids.has(id) || (phrase !== '' && words.includes(inWords));
}

/**
 * Returns a function that scores how well an order matches the query text. The score is 0 for no match, 1 for
 * an empty query, and otherwise higher for each token that matches. All `+` tokens must match, no `-` token
 * can match, and at least one of the others must (docs/platform/order-manager.md).
 */
export function textMatcher(queryString: string): (order: OrderSummary) => number {
  const tests = tokenizeQuery(queryString).map((token) => ({ mode: token.mode, test: tokenTest(token) }));
  if (tests.length === 0) return () => 1;
  const of = (mode: QueryToken['mode']) => tests.filter((one) => one.mode === mode).map((one) => one.test);
  const [must, mustNot, may] = [of('must'), of('mustNot'), of('may')];
  return (order) => {
    const texts = textsOf(order);
    if (mustNot.some((test) => test(texts)) || !must.every((test) => test(texts))) return 0;
    const matched = may.filter((test) => test(texts)).length;
    if (may.length > 0 && matched === 0) return 0;
    return 1 + must.length + matched;
  };
}
