import { type ByKey, byKey, entriesOf, lookUp } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import { isEnteredUrl } from '#domain/links/enteredUrl.ts';
import { visibleText } from '#domain/visibleText.ts';

/** S4.45: the updates that users can report on behalf of a fulfiller. */
export const UPDATE_TYPES = [
  'productionAccepted',
  'productionStarted',
  'fulfillerRejected',
  'fulfillment',
  'cancellationResponse',
  'nothingCancelled',
] as const;
export type UpdateType = (typeof UPDATE_TYPES)[number];

/** S5.44 to S5.47: the fields that each type sends in addition to items and quantities. */
export const UPDATE_FIELDS = {
  productionAccepted: ['costsIncurred'],
  productionStarted: [],
  fulfillerRejected: ['rejectionDetails'],
  fulfillment: ['carrierService', 'externalShipmentId', 'trackingId', 'trackingUrl', 'deliveryDetailsUrl'],
  cancellationResponse: ['costsIncurred'],
  nothingCancelled: ['rejectionReason'],
} as const satisfies Record<UpdateType, readonly UpdateField[]>;

export type UpdateField =
  | 'costsIncurred'
  | 'rejectionDetails'
  | 'rejectionReason'
  | 'carrierService'
  | 'externalShipmentId'
  | 'trackingId'
  | 'trackingUrl'
  | 'deliveryDetailsUrl';

/**
 * These updates always respond to a notification. The platform applies them to the requested quantity, so
 * they contain no quantity (docs/platform/fulfillment-order-manager.md). A rejection by the fulfiller contains
 * one only if it responds to none (R334).
 */
const WITHOUT_QUANTITY: readonly UpdateType[] = [
  'productionAccepted',
  'cancellationResponse',
  'nothingCancelled',
];

export function sendsQuantity(type: UpdateType): boolean {
  return !WITHOUT_QUANTITY.includes(type);
}

export interface StatusUpdateDraft {
  type: UpdateType | null;
  /** The entered quantities by item ID; contains only the selected items. */
  quantities: ByKey<string>;
  costsIncurred: boolean;
  fields: Readonly<Partial<Record<Exclude<UpdateField, 'costsIncurred'>, string>>>;
}

export const EMPTY_STATUS_UPDATE: StatusUpdateDraft = {
  type: null,
  quantities: {},
  costsIncurred: false,
  fields: {},
};

/**
 * `quantity`: not a whole number of 0 or more; `pieces`: not a whole number of 1 or more; `tooMany`: more
 * than `QuantityLimits.most`.
 */
export type FieldProblem = 'required' | 'identifier' | 'webUrl' | 'quantity' | 'pieces' | 'tooMany';

/** R158: the smallest and largest quantity of an item in an update; `most` is null if it is unknown. */
export interface QuantityLimits {
  least: 0 | 1;
  most: number | null;
}
const NO_LIMITS: QuantityLimits = { least: 0, most: null };

/** The problems that prevent sending. Each key is `quantity:<itemId>` or the name of a field. */
export type StatusUpdateProblems = ByKey<FieldProblem>;

/** S5.41: the characters that an identifier can contain. */
const IDENTIFIER = /^[A-Za-z0-9_-]+$/;
const IDENTIFIER_FIELDS: readonly UpdateField[] = ['trackingId', 'externalShipmentId'];
const URL_FIELDS: readonly UpdateField[] = ['trackingUrl', 'deliveryDetailsUrl'];

/**
 * S5.39, R158: the problem with an entered quantity, or null. It must be a whole number within the limits.
 */
function quantityProblem(text: string, { least, most }: QuantityLimits): FieldProblem | null {
  const isWhole = /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text.trim()));
  if (!isWhole || Number(text) < least) return least === 0 ? 'quantity' : 'pieces';
  return most !== null && Number(text) > most ? 'tooMany' : null;
}

/** S5.40 to S5.42: the problem with a value, or null. */
export function fieldProblem(field: UpdateField, text: string): FieldProblem | null {
  const value = text.trim();
  if (value === '') return 'required';
  if (IDENTIFIER_FIELDS.includes(field) && !IDENTIFIER.test(value)) return 'identifier';
  if (URL_FIELDS.includes(field) && !isEnteredUrl(value)) return 'webUrl';
  return null;
}

/**
 * R119: the value of a field after the user has changed it to this text, without invisible characters.
 * Tracking IDs are often copied with the spaces of their printed form, which are not part of the ID.
 */
export function enteredValue(field: UpdateField, text: string): string {
  const visible = visibleText(text);
  return field === 'trackingId' ? visible.replace(/\s+/g, '') : visible;
}

/**
 * R119: the key of the carrier service that the user named by its key or name; letter case is ignored. Null
 * if there is no such service, or if several have this name. `names` are the services' names by key.
 */
export function carrierServiceKey(text: string, names: ReadonlyMap<string, string>): string | null {
  const wanted = text.trim().toLowerCase();
  const byKeyText = [...names.keys()].find((key) => key.toLowerCase() === wanted);
  const byName = [...names].filter(([, name]) => name.trim().toLowerCase() === wanted);
  const only = byName.length === 1 ? byName[0]?.[0] : undefined;
  return byKeyText ?? only ?? null;
}

function found(name: string, problem: FieldProblem | null): [string, FieldProblem][] {
  return problem === null ? [] : [[name, problem]];
}

/**
 * All problems that prevent sending the draft; none if the user has not chosen a type. `limits` are the
 * limits of the quantities by item ID.
 */
export function statusUpdateProblems(
  draft: StatusUpdateDraft,
  limits: ByKey<QuantityLimits>,
): StatusUpdateProblems {
  const { type } = draft;
  if (type === null) return {};
  const quantities = entriesOf<string>(sendsQuantity(type) ? draft.quantities : {});
  const fields = UPDATE_FIELDS[type].filter((field) => field !== 'costsIncurred');
  return byKey([
    ...quantities.flatMap(([itemId, text]) =>
      found(`quantity:${itemId}`, quantityProblem(text, lookUp(limits, itemId) ?? NO_LIMITS)),
    ),
    ...fields.flatMap((field) => found(field, fieldProblem(field, draft.fields[field] ?? ''))),
  ]);
}

/** An update that can be sent: it has a type, at least one item and no problems (S5.38). */
export interface StatusUpdate {
  type: UpdateType;
  /** `quantity` is present only if the type sends one. */
  items: { itemId: string; quantity?: number }[];
  costsIncurred: boolean;
  fields: Partial<Record<Exclude<UpdateField, 'costsIncurred'>, string>>;
}

/** The update that the draft describes; null if it cannot be sent yet. */
export function toStatusUpdate(draft: StatusUpdateDraft, limits: ByKey<QuantityLimits>): StatusUpdate | null {
  const { type } = draft;
  const items = entriesOf(draft.quantities);
  const isValid = Object.keys(statusUpdateProblems(draft, limits)).length === 0;
  if (type === null || items.length === 0 || !isValid) return null;
  const wanted: readonly string[] = UPDATE_FIELDS[type];
  const kept = Object.entries(draft.fields).filter(([field]) => wanted.includes(field));
  return {
    type,
    items: items.map(([itemId, text]) =>
      sendsQuantity(type) ? { itemId, quantity: Number(text.trim()) } : { itemId },
    ),
    costsIncurred: draft.costsIncurred,
    fields: Object.fromEntries(kept.map(([field, text]) => [field, text.trim()])),
  };
}

/** The draft with only these items, for reporting the rest after the platform has accepted some items. */
export function withOnlyItems(draft: StatusUpdateDraft, itemIds: readonly string[]): StatusUpdateDraft {
  const left = entriesOf(draft.quantities).filter(([itemId]) => itemIds.includes(itemId));
  return { ...draft, quantities: byKey(left) };
}

/** The draft without these items, whose update was applied. */
export function withoutItems(draft: StatusUpdateDraft, itemIds: readonly string[]): StatusUpdateDraft {
  const left = Object.keys(draft.quantities).filter((itemId) => !itemIds.includes(itemId));
  return withOnlyItems(draft, left);
}

/**
 * The result of one item's update.
 * - unknown: sent, but its outcome is unknown, so it may have been applied
 * - nothingToAnswer: not sent, because the platform has no open notification for the update to respond to
 * - gone: not sent, because the item no longer exists
 * - failed: not applied
 */
export type UpdateResult =
  | { kind: 'done' | 'nothingToAnswer' | 'gone' }
  | { kind: 'failed' | 'unknown'; failure: Failure };

/** The result of one item's update (S8.21). */
export interface ItemWithUpdateResult {
  itemId: string;
  /** The item's name with its short ID for the message about a failure, or else its ID. */
  label: string;
  result: UpdateResult;
}
