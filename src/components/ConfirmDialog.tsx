import './confirmDialog.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The label of the button that confirms: a verb with its object. */
  confirm: string;
  /** The label of the button that changes nothing. */
  keep: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onKeep: () => void;
  children: ReactNode;
}

/**
 * Asks for confirmation, for example before something that cannot be undone. The button that changes nothing
 * comes first.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, keep, tone = 'danger', onConfirm, onKeep, children } = props;
  return (
    <Dialog title={title} onClose={onKeep} isQuestion>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button onClick={onKeep}>{keep}</Button>
        <Button variant={tone} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
