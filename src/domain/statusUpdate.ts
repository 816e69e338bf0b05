import { webUrl } from './links.ts';

/** S4.45: what can be reported on behalf of a fulfiller. */
export const UPDATE_TYPES = [
  'productionAccepted',
  'productionStarted',
  'fulfillerRejected',
  'fulfillment',
  'cancellationResponse',
  'nothingCancelled',
] as const;
export type UpdateType = (typeof UPDATE_TYPES)[number];

/** S5.43: the fields each type sends besides items and quantities. */
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

/** What the form holds; every value as typed. */
export interface StatusUpdateDraft {
  type: UpdateType | null;
  /** Quantity as typed, by the id of each ticked item. */
  quantities: Readonly<Record<string, string>>;
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

/** Where the draft cannot be sent yet: `quantity:<itemId>` or a field's name, each with its reason. */
export type DraftProblems = Readonly<Record<string, FieldProblem>>;

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

/** Everything that keeps the draft from being sent; a type that is not chosen has no fields to complain of. */
export function draftProblems(draft: StatusUpdateDraft): DraftProblems {
  const quantities = Object.entries(draft.quantities).map(
    ([itemId, text]) => [`quantity:${itemId}`, quantityProblem(text)] as const,
  );
  const fields = (draft.type ? UPDATE_FIELDS[draft.type] : [])
    .filter((field) => field !== 'costsIncurred')
    .map((field) => [field, fieldProblem(field, draft.fields[field] ?? '')] as const);
  const found = [...quantities, ...fields].filter(([, problem]) => problem !== null);
  return Object.fromEntries(found) as DraftProblems;
}

/** A draft that can be sent: a type, at least one item, no problems (S5.38). */
export interface StatusUpdate {
  type: UpdateType;
  items: { itemId: string; quantity: number }[];
  costsIncurred: boolean;
  fields: Partial<Record<Exclude<UpdateField, 'costsIncurred'>, string>>;
}

/** The draft as it is sent, or null while it cannot be. */
export function toStatusUpdate(draft: StatusUpdateDraft): StatusUpdate | null {
  const items = Object.entries(draft.quantities);
  if (!draft.type || items.length === 0 || Object.keys(draftProblems(draft)).length > 0) return null;
  const wanted: readonly UpdateField[] = UPDATE_FIELDS[draft.type];
  const kept = Object.entries(draft.fields).filter(([field]) => wanted.includes(field as UpdateField));
  return {
    type: draft.type,
    items: items.map(([itemId, text]) => ({ itemId, quantity: Number(text.trim()) })),
    costsIncurred: draft.costsIncurred,
    fields: Object.fromEntries(kept.map(([field, text]) => [field, text.trim()])),
  };
}

/** How one item's update ended (S8.21); `isUnknown` where no answer says. */
export interface UpdateOutcome {
  itemId: string;
  succeeded: boolean;
  isUnknown: boolean;
  /** HTTP status; 500 where the notification to answer is missing, null where no answer came. */
  status: number | null;
  message: string;
}
