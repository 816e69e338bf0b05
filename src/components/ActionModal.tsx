import { type FormEvent, type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/failure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';

interface ActionModalProps {
  title: string;
  /** A verb with its object: "Cancel item", never "OK". */
  submitLabel: string;
  /** It is on its way: it can be neither sent twice nor closed by accident. */
  busy: boolean;
  /** How the last try failed, and the sentence that says so. */
  failure: { title: string; cause: Failure } | null;
  /** Why it cannot be sent now; null when it can. */
  disabledReason: string | null;
  /** Looks whether a write whose answer never came was applied. */
  onCheck: () => void;
  onSubmit: () => void;
  onClose: () => void;
  tone?: 'primary' | 'danger';
  size?: 'lg' | 'xl';
  children: ReactNode;
}

/** The one dialog of every action: what will be sent and to whom, busy, failure, unknown outcome (readings: Actions). */
export function ActionModal(props: ActionModalProps) {
  const { title, submitLabel, busy, failure, disabledReason, onCheck, onSubmit, onClose, children } = props;
  const { tone = 'primary', size } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const isUnknown = failure?.cause.outcome === 'unknown';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isUnknown && disabledReason === null) onSubmit();
  };
  return (
    <Modal
      show
      onHide={busy ? () => undefined : onClose}
      backdrop={busy ? 'static' : true}
      keyboard={!busy}
      aria-labelledby={`${reasonId}-title`}
      animation={false}
      scrollable
      {...(size && { size })}
    >
      <form onSubmit={handleSubmit} className="action-form" noValidate>
        <Modal.Header>
          <Modal.Title as="h2" className="h5" id={`${reasonId}-title`}>
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {failure && isUnknown && <UnknownOutcome cause={failure.cause} />}
          {failure && !isUnknown && <FailureNotice title={failure.title} failure={failure.cause} />}
          {children}
        </Modal.Body>
        <Modal.Footer>
          {disabledReason !== null && !busy && (
            <p id={reasonId} className="disabled-reason">
              {disabledReason}
            </p>
          )}
          <button type="button" className="btn btn-outline-secondary" disabled={busy} onClick={onClose}>
            {t('close')}
          </button>
          {isUnknown ? (
            <button type="button" className="btn btn-primary" onClick={onCheck}>
              {t('action.check')}
            </button>
          ) : (
            <button
              type="submit"
              className={`btn btn-${tone}`}
              aria-disabled={busy || disabledReason !== null}
              aria-describedby={disabledReason === null ? undefined : reasonId}
            >
              {busy ? t('action.busy') : submitLabel}
            </button>
          )}
        </Modal.Footer>
      </form>
    </Modal>
  );
}
