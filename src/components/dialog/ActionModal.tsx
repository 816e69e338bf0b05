import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, isForbidden } from '#domain/failure.ts';
import { STILL_WORKING_MS } from '#domain/limits.ts';
import { Button } from '../Button.tsx';
import { useSubmitShortcut } from '../keyboard/useSubmitShortcut.ts';
import { FailureFacts, FailureNotice } from '../notice/FailureNotice.tsx';
import { type Wait, WaitLine } from '../notice/WaitLine.tsx';
import { useOnline } from '../page/useOnline.ts';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { UnknownOutcomeNotice } from './UnknownOutcomeNotice.tsx';

interface Attempt {
  /** Whether a request is being sent, so that the user can neither send another one nor close the dialog. */
  busy: boolean;
  /** The wait of the request for its next try; null if it does not wait. */
  wait?: Wait | null;
  /** Whether it succeeded and the dialog is being closed (R399). */
  isDone?: boolean;
  /** R466: whether a check has found that nothing is left to send, so that the dialog shows only its notices. */
  isSettled?: boolean;
  /** The failure of the last attempt, with a title that names the failed operation. Null if there is none. */
  failure: { title: string; cause: Failure } | null;
  /**
   * Checks whether a write without a readable response was applied. Omitted if the outcome of a failed write
   * is always known.
   */
  onCheck?: (() => void) | undefined;
}

const NO_ATTEMPT: Attempt = { busy: false, failure: null };

/** The user's input in the dialog, as `useDraft` keeps it. */
export interface KeptInput {
  /** Whether it comes from an earlier dialog. If so, a note tells the user and offers to discard it. */
  isRestored: boolean;
  /** Discards it; null if there is none. */
  startOver: (() => void) | null;
}

const NO_INPUT: KeptInput = { isRestored: false, startOver: null };

interface ActionModalProps {
  title: string;
  /** A verb with its object, such as "Cancel item", never "OK". Null if there is nothing to send. */
  submitLabel: string | null;
  /** Omitted for a dialog that sends nothing, which can therefore be submitted offline. */
  attempt?: Attempt;
  /** Another notice about the last attempt, above the form. */
  notice?: ReactNode;
  /** Why the user cannot send the form now, even online; null if the user can. */
  disabledReason: string | null;
  onSubmit: () => void;
  onClose: () => void;
  /** Omitted for a dialog that keeps no input. */
  draft?: KeptInput | undefined;
  /** Returns to the previous step; null in the first step. Omitted for a dialog without steps. */
  onBack?: (() => void) | null;
  tone?: 'primary' | 'danger';
  size?: 'lg' | 'xl';
  /** Shown below the title. */
  header?: ReactNode;
  /** Whether a click outside leaves the dialog open. */
  isStatic?: boolean;
  children: ReactNode;
}

/** Whether the request has been running for longer than `STILL_WORKING_MS`. */
function useIsSlow(busy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsSlow(true), STILL_WORKING_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [busy]);
  return busy && isSlow;
}

/** The failure of the last attempt and other notices. A new one is scrolled into view, because the form may be long. */
function Notices({ failure, notice }: Pick<Attempt, 'failure'> & Pick<ActionModalProps, 'notice'>) {
  const { t } = useTranslation('dialog');
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef<Element[]>([]);
  const isUnknown = failure?.cause.outcome === 'unknown';
  useEffect(() => {
    const notices = [...(top.current?.children ?? [])];
    if (notices.some((one) => !shown.current.includes(one)))
      top.current?.scrollIntoView({ block: 'nearest' });
    shown.current = notices;
  });
  return (
    <div ref={top}>
      {failure && isUnknown && <UnknownOutcomeNotice cause={failure.cause} />}
      {failure && !isUnknown && (
        <FailureNotice title={failure.title} failure={failure.cause}>
          {isForbidden(failure.cause) && <p className="mb-1">{t('notPermitted')}</p>}
          <FailureFacts failure={failure.cause} />
        </FailureNotice>
      )}
      {notice}
    </div>
  );
}

type FooterProps = Pick<ActionModalProps, 'submitLabel' | 'disabledReason' | 'onClose' | 'onBack' | 'tone'> &
  Pick<Attempt, 'busy' | 'isSettled'> & {
    onStartOver: (() => void) | null;
    isUnknown: boolean;
    isWaiting: boolean;
    /** How often the user has submitted the form although it could not be sent. */
    refusedTimes: number;
  };

/** Returns why the main button is disabled, or null if it is enabled. */
function useReason(props: FooterProps): string | null {
  const { busy, disabledReason, isUnknown, isSettled, isWaiting } = props;
  const { t } = useTranslation('dialog');
  const isSlow = useIsSlow(busy);
  if (isSettled) return null;
  if (isWaiting) return t('wait.reason');
  if (isUnknown) return busy ? t('action.checking') : null;
  if (busy) return isSlow ? t('action.stillWorking') : t('action.busyReason');
  return disabledReason;
}

/**
 * Submits the form, which sends the request, checks the outcome of the last attempt if it is unknown, or closes
 * the dialog if nothing is left to send. It is a submit button in all cases: if a check changed its type, the
 * browser would send the form with the click that asked for the check, and the button would lose the focus.
 */
function MainButton(props: FooterProps & { reasonId: string | undefined }) {
  const { submitLabel, busy, isUnknown, isSettled, isWaiting, tone = 'primary', reasonId } = props;
  const { t } = useTranslation(['dialog', 'shell']);
  const button = useSubmitShortcut();
  useEffect(() => {
    if (isSettled) button.current?.focus();
  }, [isSettled, button]);
  const [label, busyLabel] = isUnknown
    ? [t('action.check'), t('action.checking')]
    : [isSettled ? t('shell:close') : submitLabel, t('action.busy')];
  return (
    <Button
      ref={button}
      type="submit"
      variant={isUnknown || isSettled ? 'primary' : tone}
      aria-disabled={reasonId !== undefined}
      aria-describedby={reasonId}
    >
      {isWaiting ? t('wait.busy') : busy ? busyLabel : label}
    </Button>
  );
}

/** The footer shows why a button is disabled. The reason is also the button's accessible description. */
function Footer(props: FooterProps) {
  const { busy, isSettled = false, onClose, onStartOver, onBack, refusedTimes } = props;
  const { t } = useTranslation(['dialog', 'shell']);
  const id = useId();
  const reason = useReason(props);
  const whileBusy = { 'aria-disabled': busy, 'aria-describedby': busy ? id : undefined };
  return (
    <DialogFooter>
      <p className="disabled-reason" id={id} role="status">
        {/* R591: a new element is read again, although its text is the same. */}
        <span key={refusedTimes}>{reason}</span>
      </p>
      <div className="d-flex flex-wrap gap-2 justify-content-end ms-auto">
        {onStartOver && !busy && !isSettled && (
          <Button variant="link" onClick={onStartOver}>
            {t('action.startOver')}
          </Button>
        )}
        {!isSettled && (
          <Button {...whileBusy} onClick={busy ? undefined : onClose}>
            {t('shell:close')}
          </Button>
        )}
        {onBack && !isSettled && (
          <Button {...whileBusy} onClick={busy ? undefined : onBack}>
            {t('wizard.back')}
          </Button>
        )}
        {props.submitLabel !== null && <MainButton {...props} reasonId={reason === null ? undefined : id} />}
      </div>
    </DialogFooter>
  );
}

/** A dialog for an action: a form with the states busy, failed, unknown (R11) and settled. */
export function ActionModal(props: ActionModalProps) {
  const { title, notice, onSubmit, onClose, size, header, isStatic = false, children } = props;
  const { attempt = NO_ATTEMPT, draft = NO_INPUT, ...footer } = props;
  const { busy, wait = null, isDone = false, isSettled = false, failure, onCheck } = attempt;
  // Once it was sent from here, the user knows the input, and the note would be announced again.
  const [isSent, setIsSent] = useState(false);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const restored = draft.isRestored && !isSent && !busy && !isSettled ? draft.startOver : null;
  const isUnknown = failure?.cause.outcome === 'unknown';
  const { t } = useTranslation('dialog');
  const isOnline = useOnline();
  const disabledReason = props.attempt && !isOnline ? t('action.offline') : props.disabledReason;
  const handleSubmit = () => {
    if (props.submitLabel === null || busy) return;
    if (isSettled) onClose();
    else if (isUnknown) onCheck?.();
    else if (disabledReason === null) {
      setIsSent(true);
      onSubmit();
    } else setRefusedTimes(refusedTimes + 1);
  };
  if (isDone) return null;
  return (
    <Dialog
      title={title}
      header={isSettled ? undefined : header}
      onClose={onClose}
      busy={busy}
      isStatic={isStatic}
      onSubmit={handleSubmit}
      size={size}
    >
      <DialogBody>
        {restored && <RestoredNote onStartOver={restored} />}
        <Notices failure={failure} notice={notice} />
        {wait && <WaitLine {...wait} />}
        {!isSettled && children}
      </DialogBody>
      <Footer
        {...footer}
        disabledReason={disabledReason}
        busy={busy}
        isSettled={isSettled}
        onStartOver={restored ? null : draft.startOver}
        isUnknown={isUnknown}
        isWaiting={wait !== null}
        refusedTimes={refusedTimes}
      />
    </Dialog>
  );
}
