import { DAY_MS, HOUR_MS, toIso } from '#domain/time/time.ts';
import { COUNTRIES, type CountryData } from '../data/countries.ts';
import { FULFILLERS, type FulfillerData, fulfillerData } from '../data/fulfillers.ts';
import { createRandom, type Random } from '../random.ts';

/** Replaces each `#` in a number pattern with a digit, and each `@` with a letter or digit. */
export function fillPattern(pattern: string, random: Random): string {
  return pattern.replace(/[#@]/g, (sign) => (sign === '#' ? random.digits(1) : random.code(1)));
}

function nearness(country: CountryData, fulfiller: FulfillerData): number {
  if (fulfiller.country === country.code) return 6;
  return (country.code === 'US') === (fulfiller.country === 'US') ? 1 : 0;
}

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
  return toIso(epochMs + country.offset * HOUR_MS).slice(0, 19);
}

interface GroupIds {
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  fulfillerOrderId: string;
}

/**
 * A fulfillment group: one address and one fulfiller. IDs are generated on first use, because most are never
 * used.
 */
export class GroupPlan {
  readonly fulfiller: FulfillerData;
  /** In epoch ms. */
  readonly promisedAt: number;
  private readonly country: CountryData;
  private readonly idSeed: number;
  private ids: GroupIds | null = null;

  constructor(fulfiller: FulfillerData, promisedAt: number, country: CountryData, idSeed: number) {
    this.fulfiller = fulfiller;
    this.promisedAt = promisedAt;
    this.country = country;
    this.idSeed = idSeed;
  }

  private made(): GroupIds {
    if (this.ids) return this.ids;
    const random = createRandom(this.idSeed);
    this.ids = {
      fulfillmentGroupId: random.uuid(),
      shortFulfillmentGroupId: `F${random.code(9)}`,
      fulfillerOrderId: fillPattern(this.fulfiller.orderNumber, random),
    };
    return this.ids;
  }

  get fulfillmentGroupId(): string {
    return this.made().fulfillmentGroupId;
  }

  get shortFulfillmentGroupId(): string {
    return this.made().shortFulfillmentGroupId;
  }

  get fulfillerOrderId(): string {
    return this.made().fulfillerOrderId;
  }

  get localPromise(): string {
    return localTime(this.promisedAt, this.country);
  }
}

/**
 * Plans a group whose promise date is an evening three to twelve days after the order was placed.
 * `fulfillerId` is the ID of its fulfiller. If `fulfillerId` is undefined, the fulfiller is chosen at random.
 */
export function planGroup(
  created: number,
  country: CountryData,
  random: Random,
  fulfillerId: string | undefined,
): GroupPlan {
  const chosen = chooseFulfiller(country, random);
  const fulfiller = (fulfillerId && fulfillerData(fulfillerId)) || chosen;
  const evening = created - (created % DAY_MS) + random.int(3, 12) * DAY_MS + (18 - country.offset) * HOUR_MS;
  return new GroupPlan(fulfiller, evening, country, random.seed());
}
