/** S5.27: why a fulfiller rejects an item, as a code beside the words; each is a text of `actions:reject.code`. */
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

/** The field that is still missing before the rejection can be sent, or null. */
export function rejectionProblem({ code, reason }: RejectionDraft): 'code' | 'reason' | null {
  if (code === '') return 'code';
  return reason.trim() === '' ? 'reason' : null;
}
