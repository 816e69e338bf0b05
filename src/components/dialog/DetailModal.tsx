import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';

interface DetailModalProps {
  title: string;
  onClose: () => void;
  size?: 'lg' | 'xl';
  children: ReactNode;
}

/** A dialog without a form: only its content and a button that closes it. */
export function DetailModal({ title, onClose, size, children }: DetailModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose} size={size}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
