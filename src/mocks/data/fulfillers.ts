export interface FulfillerData {
  /** The global ID, which items and filters use. */
  fulfillerId: string;
  /** The numeric ID that the platform's published client expects. */
  internalFulfillerId: number;
  name: string;
  phone: string;
  language: string;
  archived: boolean;
  country: string;
  weight: number;
  /** The pattern of the fulfiller's order numbers. `#` stands for a digit. */
  orderNumber: string;
  carriers: readonly string[];
  requiresShipmentPlanning: boolean;
  requiresContactInformation: boolean;
  supportOrderCancellations: boolean;
  supportDeliveryAddressChanges: boolean;
  supportSplitShippingSamples: boolean;
  supportPlatformShipmentPlans: boolean;
  receivingTestFulfillmentRequests: boolean;
  supportDoNotShip: boolean;
}

type Row = [
  id: string,
  internalId: number,
  name: string,
  phone: string,
  language: string,
  country: string,
  weight: number,
  orderNumber: string,
  carriers: string,
  /** The eight flags (S3.31) in the order of `FulfillerData`, each 1 or 0. */
  flags: string,
];

// biome-ignore format: one fulfiller per line
const ROWS: readonly Row[] = [
  ['k3vd81mq0z', 1001, 'Printworks Venlo', '+31 77 555 0110', 'nl-NL', 'NL', 14, 'FO-#####', 'recs:postnl-standard recs:dhl-parcel-nl recs:ups-standard', '11111111'],
  ['b7tq40xw2n', 1002, 'Druckhaus Elbe', '+49 351 5550 140', 'de-DE', 'DE', 12, 'E######', 'recs:dhl-paket recs:dpd-classic recs:ups-standard', '11111011'],
  ['m9rc55hk1p', 1003, 'Imprimerie du Rhône', '+33 4 72 55 01 10', 'fr-FR', 'FR', 9, 'IR-####', 'recs:colissimo recs:chronopost-13', '10110111'],
  ['t2wz73jd8f', 1004, 'Tipografia Adriatica', '+39 051 555 0144', 'it-IT', 'IT', 8, 'TA/#####', 'recs:brt-express recs:gls-it', '11011111'],
  ['q4nb90vs6l', 1005, 'Thames Digital Print', '+44 20 7946 0033', 'en-GB', 'GB', 9, 'TDP#####', 'recs:royal-mail-48 recs:dpd-uk-next-day', '11111110'],
  ['x8hf12yc5r', 1006, 'Cascade Print & Mail', '+1 503 555 0190', 'en-US', 'US', 9, 'C-######', 'recs:ups-ground recs:usps-priority recs:fedex-2day', '11111111'],
  ['d5lm67pa3k', 1007, 'Great Lakes Graphics', '+1 312 555 0121', 'en-US', 'US', 5, 'GL#####', 'recs:ups-ground recs:fedex-home', '10111101'],
  ['g1sx34tb9w', 1008, 'Textildruck Aachen', '+49 241 5550 27', 'de-DE', 'DE', 5, 'TX-####', 'recs:dhl-paket recs:gls-de', '11110111'],
  ['z6ke28un4h', 1009, 'Fotolab Antwerpen', '+32 3 555 09 70', 'nl-BE', 'BE', 6, 'FL######', 'recs:bpost-pack recs:postnl-standard', '11111111'],
  ['v0jp59gd7m', 1010, 'Signmakers Leeds', '+44 113 496 0065', 'en-GB', 'GB', 3, 'SL####', 'recs:dpd-uk-next-day', '01011011'],
  ['c3yw86rf2b', 1011, 'Nordtryck Malmö', '+46 40 555 01 31', 'sv-SE', 'SE', 4, 'NT-#####', 'recs:postnord-mypack recs:dhl-freight', '11101111'],
  ['h7az41nq8s', 1012, 'Poligrafia Kraków', '+48 12 555 01 62', 'pl-PL', 'PL', 4, 'PK/####', 'recs:inpost-kurier recs:dpd-pl', '11111011'],
  ['p2fd95lw6v', 1013, 'Artes Gráficas Turia', '+34 96 555 0148', 'es-ES', 'ES', 4, 'AG#####', 'recs:correos-48 recs:seur-24', '11010111'],
  ['w9ub07mx3t', 1014, 'Maple Leaf Bindery', '+1 905 555 0133', 'en-CA', 'CA', 3, 'ML-####', 'recs:canada-post-expedited recs:purolator-ground', '11111111'],
  ['n4rg62zk1c', 1015, 'Alpendruck Bregenz', '+43 5574 555 01', 'de-AT', 'AT', 3, 'AB####', 'recs:post-at-paket', '11111101'],
  ['y8vq13se5j', 1016, 'Giftware Engraving Co', '+44 114 496 0077', 'en-GB', 'GB', 2, 'GE-###', 'recs:royal-mail-48', '00011011'],
  ['e5xt78bh0d', 1017, 'Packaging Rotterdam', '+31 10 555 0166', 'nl-NL', 'NL', 2, 'PR-#####', 'recs:dhl-freight recs:postnl-standard', '11000111'],
  ['a0mc36fw9q', 1018, 'Old Mill Press (closed)', '+44 1273 496 009', 'en-GB', 'GB', 0, 'OM###', 'recs:royal-mail-48', '00000000'],
];

function toFulfiller(row: Row): FulfillerData {
  const [
    fulfillerId,
    internalFulfillerId,
    name,
    phone,
    language,
    country,
    weight,
    orderNumber,
    carriers,
    flags,
  ] = row;
  const flag = (index: number) => flags.charAt(index) === '1';
  return {
    fulfillerId,
    internalFulfillerId,
    name,
    phone,
    language,
    archived: weight === 0,
    country,
    weight,
    orderNumber,
    carriers: carriers.split(' '),
    requiresShipmentPlanning: flag(0),
    requiresContactInformation: flag(1),
    supportOrderCancellations: flag(2),
    supportDeliveryAddressChanges: flag(3),
    supportSplitShippingSamples: flag(4),
    supportPlatformShipmentPlans: flag(5),
    receivingTestFulfillmentRequests: flag(6),
    supportDoNotShip: flag(7),
  };
}

export const FULFILLERS: readonly FulfillerData[] = ROWS.map(toFulfiller);

const BY_ID = new Map(
  FULFILLERS.flatMap((one) => [
    [one.fulfillerId, one] as const,
    [String(one.internalFulfillerId), one] as const,
  ]),
);

/** Finds a fulfiller by either of its IDs. */
export function fulfillerData(id: string): FulfillerData | null {
  return BY_ID.get(id) ?? null;
}

export function fulfillerEmail(fulfiller: FulfillerData): string {
  const name = fulfiller.name.normalize('NFD').replace(/[^a-z]/gi, '');
  return `orders@${name.toLowerCase()}.example`;
}
