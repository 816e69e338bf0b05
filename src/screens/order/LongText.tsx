import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shorten } from '#domain/shorten.ts';

/** Characters of the platform's own words that fit into a card: a sentence or two. */
const SENTENCES = 240;

/** A text of the platform, set apart from the text around it; long ones are shortened. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('order');
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && text.length > SENTENCES;
  return (
    <>
      <bdi className="text-break">{isCut ? shorten(text, SENTENCES) : text}</bdi>
      {isCut && (
        <>
          {' '}
          <button type="button" className="btn btn-link btn-inline" onClick={() => setIsWhole(true)}>
            {t('wholeText')}
          </button>
        </>
      )}
    </>
  );
}
