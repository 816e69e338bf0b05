import './longText.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { shorten } from '#domain/shorten.ts';

/** The default maximum number of characters, which is enough for an error message or a stack trace. */
const USUAL_LIMIT = 4_096;

interface LongTextProps {
  text: string;
  /** The maximum number of characters that are shown until the user expands the text; 4,096 by default. */
  limit?: number;
  /** Whether to use a monospaced font, as for a stack trace. */
  isCode?: boolean;
}

/** Plain text from the platform. Long text is shortened until the user expands it, because it could freeze the page. */
export function LongText({ text, limit = USUAL_LIMIT, isCode = false }: LongTextProps) {
  const { t } = useTranslation('order');
  const [isWhole, setIsWhole] = useState(false);
  const short = shorten(text, limit);
  const isCut = !isWhole && short !== text;
  const shown = isCut ? short : text;
  return (
    <>
      {isCode ? <pre className="long-code">{shown}</pre> : <bdi className="long-text">{shown}</bdi>}
      {isCut && (
        <>
          {' '}
          <Button variant="inline" onClick={() => setIsWhole(true)}>
            {t('wholeText')}
          </Button>
        </>
      )}
    </>
  );
}
