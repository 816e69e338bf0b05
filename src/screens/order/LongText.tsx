import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shorten } from '#domain/shorten.ts';

/** Longest platform text, in characters, that fits into a card: a sentence or two. */
const SENTENCES = 240;

/** A platform text set apart from the surrounding text; long texts are shortened. */
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
