import type { StatusTone } from './statusTone.ts';

/** The states of a fulfiller's print job (S4.31). The console shows other states by their raw name. */
export const PRINT_JOB_STATUSES = [
  'accepted',
  'cancelled',
  'closed',
  'created',
  'error',
  'pending-acceptance',
  'rejected',
] as const;
export type PrintJobStatus = (typeof PRINT_JOB_STATUSES)[number];

export function isPrintJobStatus(name: string): name is PrintJobStatus {
  return PRINT_JOB_STATUSES.some((status) => status === name);
}

const TONES: Readonly<Record<PrintJobStatus, StatusTone>> = {
  accepted: 'neutral',
  cancelled: 'neutral',
  closed: 'success',
  created: 'neutral',
  error: 'danger',
  'pending-acceptance': 'warning',
  rejected: 'danger',
};

export function printJobTone(status: string): StatusTone {
  return isPrintJobStatus(status) ? TONES[status] : 'neutral';
}
