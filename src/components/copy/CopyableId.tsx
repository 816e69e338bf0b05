import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton.tsx';

interface CopyableIdProps {
  id: string;
  /** The kind of ID, for the button's label. */
  idKind: string;
}

export function CopyableId({ id, idKind }: CopyableIdProps) {
  const { t } = useTranslation('shell');
  return (
    <span className="copy-id">
      <code>{id}</code>
      <CopyButton text={id} label={t('copy', { what: idKind })} />
    </span>
  );
}
