import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';

/** Characters shown of a long text: what an error message or a stack trace needs. */
const USUAL_LIMIT = 4_096;

interface CappedTextProps {
  text: string;
  /** Characters shown before the user asks for the rest; 4 kB by default. */
  limit?: number;
  /** Keeps line breaks and a fixed width: stack traces. */
  isCode?: boolean;
}

/** Text of the platform, as text: its beginning, the rest on demand, so that no error message freezes the page. */
export function CappedText({ text, limit = USUAL_LIMIT, isCode = false }: CappedTextProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const isCut = text.length > limit && !isWhole;
  const shown = isCut ? text.slice(0, limit) : text;
  return (
    <>
      {isCode ? <pre className="capped-code">{shown}</pre> : <span className="capped-text">{shown}</span>}
      {isCut && (
        <span className="capped-rest">
          {t('attempts.cut', { left: format.number(text.length - limit) })}{' '}
          <button type="button" className="btn btn-link btn-sm p-0" onClick={() => setIsWhole(true)}>
            {t('attempts.whole')}
          </button>
        </span>
      )}
    </>
  );
}
