import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { useSubmitShortcut } from '../keyboard/useSubmitShortcut.ts';
import { DialogFooter } from './Dialog.tsx';

interface FormFooterProps {
  /** A verb with its object. */
  submitLabel: string;
  /** Why the form cannot be submitted, shown beside the button; null if it can. */
  reason: string | null;
  /** Whether a request is running. If so, the form cannot be submitted. */
  busy?: boolean;
  onClose: () => void;
  /** Content before the reason, such as the progress of a request. */
  children?: ReactNode;
}

export function FormFooter({ submitLabel, reason, busy = false, onClose, children }: FormFooterProps) {
  const { t } = useTranslation('shell');
  const reasonId = useId();
  const button = useSubmitShortcut();
  const isDisabled = busy || reason !== null;
  return (
    <DialogFooter>
      {children}
      {reason !== null && (
        <p id={reasonId} className="disabled-reason">
          {reason}
        </p>
      )}
      <Button onClick={onClose}>{t('close')}</Button>
      <Button
        ref={isDisabled ? null : button}
        type="submit"
        variant="primary"
        aria-disabled={isDisabled}
        aria-describedby={reason === null ? undefined : reasonId}
      >
        {submitLabel}
      </Button>
    </DialogFooter>
  );
}
