import './confirmDialog.css';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The label of the button that confirms: a verb with its object. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks for confirmation. The cancel button comes first. R456: screen readers read the question with the title. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel, tone = 'danger', onConfirm, onCancel, children } = props;
  const questionId = useId();
  return (
    <Dialog title={title} onClose={onCancel} questionId={questionId}>
      <DialogBody id={questionId}>{children}</DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant={tone} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
