/** A landmark's ID: easy to recognize, and never generated at random. */
function id(number: number): string {
  return `10000000-0000-4000-a000-${String(number).padStart(12, '0')}`;
}

/** Well-known orders by their role: tests, stories and documentation address them by these IDs. */
export const LANDMARKS = {
  /** One item of Acme Print in production at Printworks Venlo. */
  single: id(1),
  /** Exactly 130 items in three groups, in every state. */
  large130: id(2),
  /** 26 items: large enough to be split. */
  large26: id(3),
  /** Exactly 1,000 events. */
  manyEvents: id(4),
  /** One event of each type, and one of an unknown type. */
  allEvents: id(5),
  /** Four missed SLAs on three items. */
  missedSlas: id(6),
  /** Every error status, each past its expected close date. */
  errors: id(7),
  routingSuspended: id(8),
  pendingCancellation: id(9),
  cancelled: id(10),
  partlyCancelled: id(11),
  rejected: id(12),
  onHold: id(13),
  /** A status the console has never heard of. */
  unknownStatus: id(14),
  partialShipped: id(15),
  /** Nine items, each with a shipment in another tracking state. */
  trackingStates: id(16),
  /** Seven items, each with a print job in another state. */
  printJobs: id(17),
  /** Change requests of every type in every state. */
  changeRequests: id(18),
  /** A claim with a reorder, and that reorder. */
  claimed: id(19),
  claimReorder: id(20),
  /** A complaint with a reorder, and that reorder. */
  complained: id(21),
  complaintReorder: id(22),
  /** An order whose item was redirected, and the order it went to. */
  redirected: id(23),
  redirectTarget: id(24),
  /** Every item may be redirected. */
  redirectable: id(25),
  /** A plain reorder and its original. */
  reordered: id(26),
  reorder: id(27),
  /** The merchant's order is there, the platform's is not: a minute old, and an hour old. */
  merchantOnlyFresh: id(28),
  merchantOnlyStuck: id(29),
  /** No callback URL; and the mock endpoint. */
  noCallback: id(30),
  mockCallback: id(31),
  /** Prices in three currencies, one item without any of its own. */
  severalCurrencies: id(32),
  /** Three groups at three addresses. */
  severalGroups: id(33),
  /** Items of Printworks Venlo and of another fulfiller. */
  twoFulfillers: id(34),
  /** The fulfiller reported a new ship date (S4.17). */
  delayed: id(35),
  /** Nothing has left yet: everything can be cancelled and changed. */
  untouched: id(36),
  /** A discontinued SKU: reordering is refused with validation errors. */
  discontinued: id(37),
  /** A fulfiller that takes neither cancellations nor address changes. */
  unsupported: id(38),
  /** Addresses in the second shape. */
  secondAddressShape: id(39),
  /** No document of it can be rendered. */
  noPreview: id(40),
  /** Markup, scripts, formulas, right-to-left and zero-width text, very long text. */
  hostile: id(41),
  /** Links to other origins and to no web address at all. */
  hostileLinks: id(42),
  /** Only the IDs are there. */
  halfEmpty: id(43),
  /** Numbers as strings, lists as null, unknown values. */
  wrongTypes: id(44),
  /** No items at all. */
  noItems: id(45),
  /** Ids with '/', '#', '%', '?' and spaces. */
  strangeIds: 'order/4711 #2 100% ?a=b&c',
} as const;
export type Landmark = keyof typeof LANDMARKS;
