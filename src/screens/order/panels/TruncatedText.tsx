import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { useFormat } from '#i18n/formatContext.ts';

/** The default maximum number of characters, which is enough for an error message or a stack trace. */
const USUAL_LIMIT = 4_096;

interface TruncatedTextProps {
  text: string;
  /** The maximum number of characters that are shown until the user expands the text; 4,096 by default. */
  limit?: number;
  /** Whether to preserve line breaks and use a monospaced font, as for a stack trace. */
  isCode?: boolean;
}

/** Plain text from the platform. Long text is initially truncated, because it could freeze the page. */
export function TruncatedText({ text, limit = USUAL_LIMIT, isCode = false }: TruncatedTextProps) {
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
          <Button variant="link" size="sm" className="p-0" onClick={() => setIsWhole(true)}>
            {t('attempts.whole')}
          </Button>
        </span>
      )}
    </>
  );
}
