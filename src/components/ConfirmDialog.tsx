import './confirmDialog.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
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

/** Asks for confirmation. The cancel button comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel, tone = 'danger', onConfirm, onCancel, children } = props;
  return (
    <Dialog title={title} onClose={onCancel} isQuestion>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant={tone} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
