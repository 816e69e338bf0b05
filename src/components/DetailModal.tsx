import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface DetailModalProps {
  title: string;
  onClose: () => void;
  size?: 'lg' | 'xl';
  children: ReactNode;
}

/** A read-only dialog: IDs, attributes, JSON. */
export function DetailModal({ title, onClose, size, children }: DetailModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose} size={size}>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('close')}
        </button>
      </Modal.Footer>
    </Dialog>
  );
}
