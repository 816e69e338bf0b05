/** Returns an ID that is easy to recognize. No generated order has such an ID. */
function id(number: number): string {
  return `10000000-0000-4000-a000-${String(number).padStart(12, '0')}`;
}

/** Well-known orders by role. Tests find them by these IDs. */
export const LANDMARKS = {
  /** One item of Acme Print, in production at Printworks Venlo. */
  single: id(1),
  /** Exactly 130 items in three groups, in thirteen stages. */
  large130: id(2),
  /** 26 items: enough for a reorder that is split (S4.58). */
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
  /** A status that the console does not know. */
  unknownStatus: id(14),
  partialShipped: id(15),
  /** Nine items with shipments, each in a different tracking state. */
  trackingStates: id(16),
  /** Seven items with print jobs, each in a different state. */
  printJobs: id(17),
  /** Change requests of every type in every state. */
  changeRequests: id(18),
  /** An order with a claim, and the reorder that the claim led to. */
  claimed: id(19),
  claimReorder: id(20),
  /** An order with a complaint, and the reorder that the complaint led to. */
  complained: id(21),
  complaintReorder: id(22),
  /** An order whose item was redirected, and the order that resulted. */
  redirected: id(23),
  redirectTarget: id(24),
  /** Every item can be redirected. */
  redirectable: id(25),
  /** An order that was reordered without a claim, and its reorder. */
  reordered: id(26),
  reorder: id(27),
  /** Two orders that only order-request returns. The first is one minute old, the second 65 minutes. */
  merchantOnlyFresh: id(28),
  merchantOnlyStuck: id(29),
  /** An order without a callback URL, and an order with the URL of the mock callback. */
  noCallback: id(30),
  mockCallback: id(31),
  /** Prices in three currencies. One item has no price of its own. */
  severalCurrencies: id(32),
  /** Three groups at three addresses. */
  severalGroups: id(33),
  /** Items of Printworks Venlo and of another fulfiller. */
  twoFulfillers: id(34),
  /** The fulfiller reported a new ship date (S4.17). */
  delayed: id(35),
  /** Nothing has been shipped yet, so everything can be cancelled and changed. */
  untouched: id(36),
  /** An order with a discontinued SKU. The platform rejects its reorder with validation errors. */
  discontinued: id(37),
  /** An order whose fulfiller does not support cancellations. */
  unsupported: id(38),
  /** Addresses in the second format. */
  secondAddressShape: id(39),
  /** None of its documents can be rendered. */
  noPreview: id(40),
  /** Markup, scripts, formulas, right-to-left and zero-width text, very long text. */
  hostile: id(41),
  /** Links to other origins, and links that are not web addresses. */
  hostileLinks: id(42),
  /** Most fields except the IDs are missing. */
  halfEmpty: id(43),
  /** Numbers as strings, lists as null, unknown values. */
  wrongTypes: id(44),
  noItems: id(45),
  /** IDs with '/', '#', '%', '?' and spaces. */
  strangeIds: 'order/4711 #2 100% ?a=b&c',
} as const;
export type Landmark = keyof typeof LANDMARKS;
