/** S5.27: a fulfiller's reasons for rejecting an item; each has a text in `actions:rejectItem.codes`. */
export const REJECTION_CODES = [
  'artworkProblem',
  'materialUnavailable',
  'capacityExceeded',
  'deliveryNotPossible',
  'technicalProblem',
  'other',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface RejectionDraft {
  code: RejectionCode | '';
  reason: string;
}

export function missingRejectionField({ code, reason }: RejectionDraft): 'code' | 'reason' | null {
  if (code === '') return 'code';
  return reason.trim() === '' ? 'reason' : null;
}
