export type RunStatus =
  /** No tab processes the run, for example because it is from an earlier visit. */
  | 'unattended'
  /** Another tab processes the run. */
  | 'elsewhere'
  /** The journal is being written or read. */
  | 'starting'
  | 'running'
  | 'paused'
  /** Sent requests finish, and nothing new is sent. */
  | 'stopping'
  /** This tab has finished or stopped the run. */
  | 'ended'
  /** The user has closed or discarded the run, and the journal is being updated. */
  | 'closing';

interface WithStatus {
  status: RunStatus;
}

const ACTIVE: readonly RunStatus[] = ['starting', 'running', 'paused', 'stopping'];

/** Whether this tab is starting or processing the run, so that closing the tab would interrupt it. */
export function isRunActive({ status }: WithStatus): boolean {
  return ACTIVE.includes(status);
}

/** Whether no tab is processing or closing the run, so that this tab can check or resend its steps. */
export function isRunFree(run: WithStatus): boolean {
  return !isRunActive(run) && run.status !== 'elsewhere' && run.status !== 'closing';
}
