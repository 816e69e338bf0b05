import { type CountryData, countryData } from '../data/countries.ts';
import { MERCHANTS, type MerchantData, merchantData } from '../data/merchants.ts';
import { PRODUCTS } from '../data/products.ts';
import { STAGE_WEIGHTS, type StageName } from '../data/stages.ts';
import { createRandom, type Random } from '../random.ts';
import type { OrderSummary } from '../summary.ts';
import {
  ageOf,
  createdAt,
  type GeneratorInput,
  type OrderRelation,
  orderIdAt,
  orderRelationAt,
} from './placement.ts';
import { fillPattern, type GroupPlan, planGroup } from './planGroup.ts';
import { type ItemHead, ItemPlan } from './planItem.ts';
import type { Story } from './story.ts';

const SECOND = 1000;

/** The plan of an order. The same plan always yields the same documents. */
export interface OrderPlan extends OrderSummary {
  index: number;
  merchant: MerchantData;
  country: CountryData;
  story: Story;
  tie: OrderRelation | null;
  groups: readonly GroupPlan[];
  items: readonly ItemPlan[];
}

/** The specification of a landmark's order; omitted fields are chosen as in every other order. */
export interface OrderSpec {
  orderId?: string;
  createdAt?: number;
  merchantId?: string;
  country?: string;
  testingConfiguration?: string;
  /** One per item. */
  stages?: readonly StageName[];
  groups?: number;
  fulfillerIds?: readonly string[];
  tie?: OrderRelation | null;
  /** false if only the merchant's own order exists. */
  isRunning?: boolean;
  changeTypes?: readonly string[];
}

const MERCHANT_WEIGHTS = Object.fromEntries(MERCHANTS.map((one) => [one.merchantId, one.weight]));
const COUNTS = { 1: 56, 2: 20, 3: 10, 4: 6, 5: 3, 6: 2, 8: 1.5, 12: 1, 18: 0.3, 26: 0.12, 40: 0.05 };
const TESTING = { ship: 965, donotship: 12, donotproduce: 10, donottransmit: 7, donotprepare: 6 };

function itemCount(random: Random): number {
  return Number(random.weighted<string>(COUNTS));
}

function storyOf(platform: GeneratorInput, created: number): Story {
  const age = ageOf(platform, created);
  const until = age === 'today' ? created + 150 * SECOND : platform.dayStart - 300 * SECOND;
  return {
    createdAt: created,
    until: Math.max(until, created + 150 * SECOND),
    dayStart: platform.dayStart,
    age,
  };
}

const FORCED: Partial<Record<OrderRelation['kind'], StageName>> = {
  claims: 'delivered',
  complaints: 'delivered',
  redirect: 'cancelled',
};

function stagesOf(story: Story, tie: OrderRelation | null, spec: OrderSpec, random: Random): StageName[] {
  const weights = STAGE_WEIGHTS[story.age];
  const first = random.weighted(weights);
  const count = itemCount(random);
  if (spec.stages) return [...spec.stages];
  const forced = tie?.role === 'original' ? FORCED[tie.kind] : undefined;
  if (forced) return Array.from({ length: Math.min(count, 3) }, () => forced);
  return Array.from({ length: count }, (_, index) =>
    index === 0 || random.chance(0.72) ? first : random.weighted(weights),
  );
}

function relationsOf(tie: OrderRelation | null): string[] {
  if (tie?.kind === 'quote') return ['fulfillerQuotes'];
  if (tie?.kind !== 'claims' && tie?.kind !== 'complaints') return [];
  if (tie.role === 'original') return [tie.kind];
  return [tie.kind === 'claims' ? 'reorderClaim' : 'reorderComplaint'];
}

function customerName(country: CountryData, random: Random): string {
  return `${random.pick(country.firstNames)} ${random.pick(country.lastNames)}`;
}

/** Plans the items. A successor has its original's products and quantities, and at most as many items. */
function planItems(
  head: Omit<ItemHead, 'changeTypes'> & { spec: OrderSpec },
  stages: readonly StageName[],
  original: OrderPlan | null,
  random: Random,
): ItemPlan[] {
  const { spec, ...shared } = head;
  const itemHead: ItemHead = { ...shared, changeTypes: spec.changeTypes };
  const wanted = original ? stages.slice(0, original.items.length) : stages;
  return wanted.map((stage, index) => {
    const like = original?.items[index];
    const product = random.pick(PRODUCTS);
    const quantity = random.pick(product.quantities);
    const group = index < head.groups.length ? index : random.int(0, head.groups.length - 1);
    const chosen = like ?? { product, quantity };
    const itemSpec = { stage, group, product: chosen.product, quantity: chosen.quantity };
    return new ItemPlan(itemHead, index, itemSpec, random);
  });
}

function originalOf(platform: GeneratorInput, tie: OrderRelation | null): OrderPlan | null {
  return tie?.role === 'successor' && tie.other !== null ? planOrder(platform, tie.other) : null;
}

function chooseMerchant(spec: OrderSpec, original: OrderPlan | null, random: Random): MerchantData {
  const chosen = random.weighted(MERCHANT_WEIGHTS);
  return merchantData(spec.merchantId ?? original?.merchantId ?? chosen) ?? (MERCHANTS[0] as MerchantData);
}

function chooseCountry(spec: OrderSpec, merchant: MerchantData, random: Random): CountryData {
  const home = random.chance(0.75) ? merchant.countries[0] : random.pick(merchant.countries);
  return countryData(spec.country ?? home ?? 'NL');
}

function planGroups(
  spec: OrderSpec,
  story: Story,
  country: CountryData,
  items: number,
  random: Random,
): GroupPlan[] {
  const several = items > 1 && random.chance(0.3) ? random.int(2, Math.min(4, items)) : 1;
  return Array.from({ length: spec.groups ?? several }, (_, index) =>
    planGroup(story.createdAt, country, random, spec.fulfillerIds?.[index] ?? spec.fulfillerIds?.[0]),
  );
}

/** Plans one order. This is fast enough to plan twelve thousand orders before the first response. */
export function planOrder(platform: GeneratorInput, index: number): OrderPlan {
  const spec = platform.specOf?.(index) ?? {};
  const random = createRandom(platform.seed, index, 3);
  const story = storyOf(platform, spec.createdAt ?? createdAt(platform, index));
  const tie = spec.tie === undefined ? orderRelationAt(platform, index) : spec.tie;
  const original = originalOf(platform, tie);
  const merchant = chooseMerchant(spec, original, random);
  const chosenCountry = chooseCountry(spec, merchant, random);
  const country = original?.country ?? chosenCountry;
  const merchantOrderId = fillPattern(merchant.orderNumber, random);
  const stages = stagesOf(story, tie, spec, random);
  const groups = planGroups(spec, story, country, stages.length, random);
  const head = { merchantOrderId, language: country.language, story, groups, spec };
  const name = customerName(country, random);
  return {
    index,
    merchant,
    country,
    story,
    tie,
    groups,
    orderId: spec.orderId ?? orderIdAt(platform, index),
    merchantOrderId,
    merchantId: merchant.merchantId,
    merchantSalesChannel: random.pick(merchant.channels),
    customerName: original?.customerName ?? name,
    testingConfiguration: spec.testingConfiguration ?? random.weighted(TESTING),
    createdAt: story.createdAt,
    visibleFrom: story.age === 'today' ? story.until : story.createdAt,
    isRunning: spec.isRunning ?? true,
    get promises() {
      return groups.map((group) => group.localPromise);
    },
    relations: relationsOf(tie),
    items: planItems(head, stages, original, random),
  };
}
