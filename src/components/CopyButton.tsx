import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SNACKBAR_MS } from '#domain/limits.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  icon?: IconName;
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, icon = 'copy' }: CopyButtonProps) {
  const { t } = useTranslation('shell');
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), SNACKBAR_MS.copied);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-link btn-icon"
        aria-label={label}
        title={label}
        onClick={() => void handleCopy()}
      >
        <Icon name={isCopied ? 'check-circle-fill' : icon} />
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </>
  );
}
