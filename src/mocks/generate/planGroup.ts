import { COUNTRIES, type CountryData } from '../data/countries.ts';
import { FULFILLERS, type FulfillerData, fulfillerData } from '../data/fulfillers.ts';
import type { Random } from '../random.ts';
import type { GroupPlan } from './planItem.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A number by its pattern: `#` a digit, `@` a letter or digit. */
export function fillPattern(pattern: string, random: Random): string {
  return pattern.replace(/[#@]/g, (sign) => (sign === '#' ? random.digits(1) : random.code(1)));
}

function nearness(country: CountryData, fulfiller: FulfillerData): number {
  if (fulfiller.country === country.code) return 6;
  return (country.code === 'US') === (fulfiller.country === 'US') ? 1 : 0;
}

/** Fulfillers near the customer are the likely ones. */
const FULFILLER_WEIGHTS = new Map(
  COUNTRIES.map((country) => [
    country.code,
    Object.fromEntries(FULFILLERS.map((one) => [one.fulfillerId, one.weight * nearness(country, one)])),
  ]),
);

function chooseFulfiller(country: CountryData, random: Random): FulfillerData {
  const id = random.weighted(FULFILLER_WEIGHTS.get(country.code) ?? {});
  return fulfillerData(id) ?? (FULFILLERS[0] as FulfillerData);
}

function localTime(epochMs: number, country: CountryData): string {
  return new Date(epochMs + country.offset * HOUR).toISOString().slice(0, 19);
}

/** What leaves for one address from one fulfiller, promised for an evening of the next days. */
export function planGroup(
  created: number,
  country: CountryData,
  random: Random,
  wanted: string | undefined,
): GroupPlan {
  const chosen = chooseFulfiller(country, random);
  const fulfiller = (wanted && fulfillerData(wanted)) || chosen;
  const days = random.int(3, 12);
  const evening = created - (created % DAY) + days * DAY + (18 - country.offset) * HOUR;
  return {
    fulfillmentGroupId: random.uuid(),
    shortFulfillmentGroupId: `F${random.code(9)}`,
    fulfiller,
    fulfillerOrderId: fillPattern(fulfiller.orderNumber, random),
    promisedAt: evening,
    localPromise: localTime(evening, country),
  };
}
