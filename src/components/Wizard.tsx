import './wizard.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/failure.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useSubmitShortcut } from './keyboard/useSubmitShortcut.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { UnknownOutcomeNotice } from './UnknownOutcomeNotice.tsx';

interface WizardProps {
  title: string;
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  onStep: (step: number) => void;
  /** Why the user cannot go to the next step or submit the last one; null if the user can. */
  disabledReason: string | null;
  /** The label of the last step's button: a verb with its object. */
  submitLabel: string;
  busy: boolean;
  failure: { title: string; cause: Failure } | null;
  onCheck: () => void;
  onSubmit: () => void;
  onClose: () => void;
  /** Discards the user's choices; null if there are none. */
  onStartOver: (() => void) | null;
  /** Whether the choices come from a draft. */
  isRestored: boolean;
  children: ReactNode;
}

function Steps({ steps, current }: Pick<WizardProps, 'steps' | 'current'>) {
  const { t } = useTranslation('shell');
  return (
    <ol className="wizard-steps" aria-label={t('wizard.steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus to the heading of each new step, so that a screen reader announces the step. */
function useFocusOnStep(current: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current !== current) heading.current?.focus();
    last.current = current;
  }, [current]);
  return heading;
}

type FooterProps = Pick<
  WizardProps,
  | 'steps'
  | 'current'
  | 'onStep'
  | 'disabledReason'
  | 'submitLabel'
  | 'busy'
  | 'onCheck'
  | 'onClose'
  | 'onStartOver'
> & { isUnknown: boolean };

/** Goes to the next step, sends, or checks the unknown outcome of the last attempt. */
function MainButton(props: FooterProps & { reasonId: string | undefined }) {
  const { steps, current, submitLabel, busy, isUnknown, onCheck, reasonId } = props;
  const { t } = useTranslation('shell');
  const button = useSubmitShortcut();
  const isLast = current === steps.length - 1;
  const label = isLast ? submitLabel : t('wizard.next');
  if (isUnknown && !busy) {
    return (
      <Button ref={button} variant="primary" onClick={onCheck}>
        {t('action.check')}
      </Button>
    );
  }
  return (
    <Button
      ref={button}
      type="submit"
      variant={isLast ? 'danger' : 'primary'}
      aria-disabled={reasonId !== undefined}
      aria-describedby={reasonId}
    >
      {busy ? t(isUnknown ? 'action.checking' : 'action.busy') : label}
    </Button>
  );
}

function Footer(props: FooterProps) {
  const { current, onStep, disabledReason, busy, isUnknown, onClose, onStartOver } = props;
  const { t } = useTranslation('shell');
  const id = useId();
  const missing = isUnknown ? null : disabledReason;
  const reason = busy ? t('action.busyReason') : missing;
  const whileBusy = { 'aria-disabled': busy, 'aria-describedby': busy ? id : undefined };
  return (
    <DialogFooter>
      <p id={id} className="disabled-reason" role="status">
        {reason}
      </p>
      {onStartOver && !busy && (
        <Button variant="link" onClick={onStartOver}>
          {t('action.startOver')}
        </Button>
      )}
      <Button {...whileBusy} onClick={busy ? undefined : onClose}>
        {t('close')}
      </Button>
      {current > 0 && (
        <Button {...whileBusy} onClick={busy ? undefined : () => onStep(current - 1)}>
          {t('wizard.back')}
        </Button>
      )}
      <MainButton {...props} reasonId={reason === null ? undefined : id} />
    </DialogFooter>
  );
}

/** A dialog with several steps. It shows why the button that continues is disabled. */
export function Wizard(props: WizardProps) {
  const { title, steps, current, onStep, disabledReason, busy, failure, onSubmit, onClose } = props;
  const { onStartOver, isRestored, children, ...footer } = props;
  const restored = isRestored && !busy ? onStartOver : null;
  const { t } = useTranslation('shell');
  const heading = useFocusOnStep(current);
  const isUnknown = failure?.cause.outcome === 'unknown';
  const handleSubmit = () => {
    if (busy || isUnknown || disabledReason !== null) return;
    if (current === steps.length - 1) onSubmit();
    else onStep(current + 1);
  };
  return (
    <Dialog
      title={title}
      header={<Steps steps={steps} current={current} />}
      onClose={onClose}
      busy={busy}
      isStatic
      onSubmit={handleSubmit}
      size="xl"
    >
      <DialogBody>
        <h3 className="h6 wizard-heading" ref={heading} tabIndex={-1}>
          {t('wizard.step', { number: current + 1, total: steps.length, step: steps[current] ?? '' })}
        </h3>
        {restored && <RestoredNote onStartOver={restored} />}
        {failure && isUnknown && <UnknownOutcomeNotice cause={failure.cause} />}
        {failure && !isUnknown && <FailureNotice title={failure.title} failure={failure.cause} />}
        {children}
      </DialogBody>
      <Footer {...footer} onStartOver={restored ? null : onStartOver} isUnknown={isUnknown} />
    </Dialog>
  );
}
