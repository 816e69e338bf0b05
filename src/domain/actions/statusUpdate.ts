import { type ByKey, byKey, entriesOf } from '#domain/byKey.ts';
import { webUrl } from '#domain/links.ts';

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

/** S5.43: the fields that each type sends in addition to items and quantities. */
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
 * Responses to a notification apply to the requested quantity, so they send none
 * (docs/platform/fulfillment-order-manager.md).
 */
const WITHOUT_QUANTITY: readonly UpdateType[] = [
  'productionAccepted',
  'cancellationResponse',
  'nothingCancelled',
];

export function sendsQuantity(type: UpdateType): boolean {
  return !WITHOUT_QUANTITY.includes(type);
}

/** The values of the form, as entered. */
export interface StatusUpdateDraft {
  type: UpdateType | null;
  /** Entered quantity, by the ID of each selected item. */
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

export type FieldProblem = 'required' | 'identifier' | 'webUrl' | 'quantity';

/** The fields that prevent sending: `quantity:<itemId>` or a field's name, each with its reason. */
export type DraftProblems = ByKey<FieldProblem>;

/** S5.41 */
const IDENTIFIER = /^[A-Za-z0-9_-]+$/;
const IDENTIFIER_FIELDS: readonly UpdateField[] = ['trackingId', 'externalShipmentId'];
const URL_FIELDS: readonly UpdateField[] = ['trackingUrl', 'deliveryDetailsUrl'];

/** S5.39: a non-negative whole number, not empty. */
export function quantityProblem(text: string): FieldProblem | null {
  return /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text.trim())) ? null : 'quantity';
}

/** S5.40 to S5.42. */
export function fieldProblem(field: UpdateField, text: string): FieldProblem | null {
  const value = text.trim();
  if (value === '') return 'required';
  if (IDENTIFIER_FIELDS.includes(field) && !IDENTIFIER.test(value)) return 'identifier';
  if (URL_FIELDS.includes(field) && webUrl(value) === null) return 'webUrl';
  return null;
}

function found(name: string, problem: FieldProblem | null): [string, FieldProblem][] {
  return problem === null ? [] : [[name, problem]];
}

/** All problems that prevent the draft from being sent; none if no type is chosen. */
export function draftProblems(draft: StatusUpdateDraft): DraftProblems {
  const { type } = draft;
  if (type === null) return {};
  const quantities = entriesOf<string>(sendsQuantity(type) ? draft.quantities : {});
  const fields = UPDATE_FIELDS[type].filter((field) => field !== 'costsIncurred');
  return byKey([
    ...quantities.flatMap(([itemId, text]) => found(`quantity:${itemId}`, quantityProblem(text))),
    ...fields.flatMap((field) => found(field, fieldProblem(field, draft.fields[field] ?? ''))),
  ]);
}

/** A draft that can be sent: a type, at least one item, no problems (S5.38). */
export interface StatusUpdate {
  type: UpdateType;
  /** `quantity` is present only if the type sends one. */
  items: { itemId: string; quantity?: number }[];
  costsIncurred: boolean;
  fields: Partial<Record<Exclude<UpdateField, 'costsIncurred'>, string>>;
}

/** The update that the draft describes, or null if the draft cannot be sent yet. */
export function toStatusUpdate(draft: StatusUpdateDraft): StatusUpdate | null {
  const { type } = draft;
  const items = entriesOf(draft.quantities);
  if (type === null || items.length === 0 || Object.keys(draftProblems(draft)).length > 0) return null;
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

/** The draft with only these items selected: the rest to report after some items were accepted. */
export function withOnlyItems(draft: StatusUpdateDraft, itemIds: readonly string[]): StatusUpdateDraft {
  const left = entriesOf(draft.quantities).filter(([itemId]) => itemIds.includes(itemId));
  return { ...draft, quantities: byKey(left) };
}

/** The result of one item's update (S8.21); `isUnknown` if no response reports it. */
export interface UpdateOutcome {
  itemId: string;
  succeeded: boolean;
  isUnknown: boolean;
  /** HTTP status; 500 if the notification to respond to is missing, null if no response was received. */
  status: number | null;
  message: string;
}
