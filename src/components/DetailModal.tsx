import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';

interface DetailModalProps {
  title: string;
  onClose: () => void;
  size?: 'lg' | 'xl';
  children: ReactNode;
}

/** A read-only dialog: IDs, attributes, JSON. */
export function DetailModal({ title, onClose, size, children }: DetailModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Modal
      show
      onHide={onClose}
      aria-labelledby={titleId}
      animation={false}
      scrollable
      {...(size && { size })}
    >
      <Modal.Header>
        <Modal.Title as="h2" className="h5" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('close')}
        </button>
      </Modal.Footer>
    </Modal>
  );
}
