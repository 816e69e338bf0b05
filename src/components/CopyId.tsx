import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SNACKBAR_MS } from '#domain/limits.ts';
import { Icon } from './Icon.tsx';

interface CopyIdProps {
  id: string;
  /** What kind of id it is, for the button's name. */
  what: string;
}

/** An id in full, monospaced, with a button that copies it. */
export function CopyId({ id, what }: CopyIdProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(id);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), SNACKBAR_MS.copied);
  };
  return (
    <span className="copy-id">
      <code>{id}</code>
      <button
        type="button"
        className="btn btn-link btn-icon"
        aria-label={t('copy', { what })}
        title={t('copy', { what })}
        onClick={() => void handleCopy()}
      >
        <Icon name={isCopied ? 'check-circle-fill' : 'copy'} />
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </span>
  );
}
