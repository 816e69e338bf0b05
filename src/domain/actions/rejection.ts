/** S5.27: the codes for a fulfiller's reason to reject an item; each has a text in `actions:reject.code`. */
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

/** The field that the user must still fill in before the rejection can be sent, or null. */
export function rejectionProblem({ code, reason }: RejectionDraft): 'code' | 'reason' | null {
  if (code === '') return 'code';
  return reason.trim() === '' ? 'reason' : null;
}
