import { type CountryData, countryData } from '../data/countries.ts';
import { MERCHANTS, type MerchantData, merchantData } from '../data/merchants.ts';
import { PRODUCTS } from '../data/products.ts';
import { STAGE_WEIGHTS, type StageName } from '../data/stages.ts';
import { createRandom, type Random } from '../random.ts';
import type { OrderSummary } from '../summary.ts';
import type { OrderPeriod } from './orderPeriod.ts';
import {
  ageOf,
  createdAt,
  type GeneratorInput,
  type OrderRelation,
  orderIdAt,
  orderRelationAt,
} from './placement.ts';
import { fillPattern, type GroupPlan, planGroup } from './planGroup.ts';
import { ItemPlan, type ItemPlanContext } from './planItem.ts';

const SECOND = 1000;

/** The plan of an order. The same plan always yields the same documents. */
export interface OrderPlan extends OrderSummary {
  index: number;
  merchant: MerchantData;
  country: CountryData;
  period: OrderPeriod;
  relation: OrderRelation | null;
  groups: readonly GroupPlan[];
  items: readonly ItemPlan[];
}

/** The specification of a landmark's order. Omitted fields are chosen as for any other order. */
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
  relation?: OrderRelation | null;
  /** False if only the merchant's order exists. */
  hasPlatformOrder?: boolean;
  changeTypes?: readonly string[];
}

const MERCHANT_WEIGHTS = Object.fromEntries(MERCHANTS.map((one) => [one.merchantId, one.weight]));
const COUNTS = { 1: 56, 2: 20, 3: 10, 4: 6, 5: 3, 6: 2, 8: 1.5, 12: 1, 18: 0.3, 26: 0.12, 40: 0.05 };
const TESTING = { ship: 965, donotship: 12, donotproduce: 10, donottransmit: 7, donotprepare: 6 };

function itemCount(random: Random): number {
  return Number(random.weighted<string>(COUNTS));
}

function periodOf(platform: GeneratorInput, created: number): OrderPeriod {
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

function stagesOf(
  period: OrderPeriod,
  relation: OrderRelation | null,
  spec: OrderSpec,
  random: Random,
): StageName[] {
  const weights = STAGE_WEIGHTS[period.age];
  const first = random.weighted(weights);
  const count = itemCount(random);
  if (spec.stages) return [...spec.stages];
  const forced = relation?.role === 'original' ? FORCED[relation.kind] : undefined;
  if (forced) return Array.from({ length: Math.min(count, 3) }, () => forced);
  return Array.from({ length: count }, (_, index) =>
    index === 0 || random.chance(0.72) ? first : random.weighted(weights),
  );
}

function relationsOf(relation: OrderRelation | null): string[] {
  if (relation?.kind === 'quote') return ['fulfillerQuotes'];
  if (relation?.kind !== 'claims' && relation?.kind !== 'complaints') return [];
  if (relation.role === 'original') return [relation.kind];
  return [relation.kind === 'claims' ? 'reorderClaim' : 'reorderComplaint'];
}

function customerName(country: CountryData, random: Random): string {
  return `${random.pick(country.firstNames)} ${random.pick(country.lastNames)}`;
}

/** A successor has the products and quantities of its original, and at most as many items. */
function planItems(
  head: Omit<ItemPlanContext, 'changeTypes'> & { spec: OrderSpec },
  stages: readonly StageName[],
  original: OrderPlan | null,
  random: Random,
): ItemPlan[] {
  const { spec, ...shared } = head;
  const itemHead: ItemPlanContext = { ...shared, changeTypes: spec.changeTypes };
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

function originalOf(platform: GeneratorInput, relation: OrderRelation | null): OrderPlan | null {
  return relation?.role === 'successor' && relation.other !== null
    ? planOrder(platform, relation.other)
    : null;
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
  period: OrderPeriod,
  country: CountryData,
  items: number,
  random: Random,
): GroupPlan[] {
  const several = items > 1 && random.chance(0.3) ? random.int(2, Math.min(4, items)) : 1;
  return Array.from({ length: spec.groups ?? several }, (_, index) =>
    planGroup(period.createdAt, country, random, spec.fulfillerIds?.[index] ?? spec.fulfillerIds?.[0]),
  );
}

/** Plans one order. Twelve thousand orders are planned before the first response, so this must be fast. */
export function planOrder(platform: GeneratorInput, index: number): OrderPlan {
  const spec = platform.specOf?.(index) ?? {};
  const random = createRandom(platform.seed, index, 3);
  const period = periodOf(platform, spec.createdAt ?? createdAt(platform, index));
  const relation = spec.relation === undefined ? orderRelationAt(platform, index) : spec.relation;
  const original = originalOf(platform, relation);
  const merchant = chooseMerchant(spec, original, random);
  const chosenCountry = chooseCountry(spec, merchant, random);
  const country = original?.country ?? chosenCountry;
  const merchantOrderId = fillPattern(merchant.orderNumber, random);
  const stages = stagesOf(period, relation, spec, random);
  const groups = planGroups(spec, period, country, stages.length, random);
  const head = { merchantOrderId, language: country.language, period, groups, spec };
  const name = customerName(country, random);
  return {
    index,
    merchant,
    country,
    period,
    relation,
    groups,
    orderId: spec.orderId ?? orderIdAt(platform, index),
    merchantOrderId,
    merchantId: merchant.merchantId,
    merchantSalesChannel: random.pick(merchant.channels),
    customerName: original?.customerName ?? name,
    testingConfiguration: spec.testingConfiguration ?? random.weighted(TESTING),
    createdAt: period.createdAt,
    visibleFrom: period.age === 'today' ? period.until : period.createdAt,
    hasPlatformOrder: spec.hasPlatformOrder ?? true,
    get promises() {
      return groups.map((group) => group.localPromise);
    },
    relations: relationsOf(relation),
    items: planItems(head, stages, original, random),
  };
}
