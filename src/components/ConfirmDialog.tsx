import './confirmDialog.css';
import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';

interface ConfirmDialogProps {
  title: string;
  /** A verb with its object. */
  confirm: string;
  /** The label of the button that changes nothing. */
  keep: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onKeep: () => void;
  children: ReactNode;
}

/** Asks before an action that cannot be undone; the safe button comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, keep, tone = 'danger', onConfirm, onKeep, children } = props;
  const titleId = useId();
  return (
    <Modal
      show
      onHide={onKeep}
      aria-labelledby={titleId}
      animation={false}
      centered
      className="above-dialogs"
    >
      <Modal.Header>
        <Modal.Title as="h2" className="h5" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" className={`btn btn-${tone}`} onClick={onConfirm}>
          {confirm}
        </button>
      </Modal.Footer>
    </Modal>
  );
}
