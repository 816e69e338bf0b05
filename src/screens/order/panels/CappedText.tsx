import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';

const SHOWN_CHARACTERS = 4_096;

interface CappedTextProps {
  text: string;
  /** Keeps line breaks and a fixed width: stack traces. */
  isCode?: boolean;
}

/** Text of the platform, as text: its first 4 kB, the rest on demand, so that no error message freezes the page. */
export function CappedText({ text, isCode = false }: CappedTextProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const isCut = text.length > SHOWN_CHARACTERS && !isWhole;
  const shown = isCut ? text.slice(0, SHOWN_CHARACTERS) : text;
  return (
    <>
      {isCode ? <pre className="capped-code">{shown}</pre> : <span className="capped-text">{shown}</span>}
      {isCut && (
        <span className="capped-rest">
          {t('attempts.cut', { left: format.number(text.length - SHOWN_CHARACTERS) })}{' '}
          <button type="button" className="btn btn-link btn-sm p-0" onClick={() => setIsWhole(true)}>
            {t('attempts.whole')}
          </button>
        </span>
      )}
    </>
  );
}
