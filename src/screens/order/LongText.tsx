import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { shorten } from '#domain/shorten.ts';

/** Text from the platform. Long text is shortened until the user expands it. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('order');
  const [isWhole, setIsWhole] = useState(false);
  const short = shorten(text, PLATFORM_TEXT_MAX);
  const isCut = !isWhole && short !== text;
  return (
    <>
      <bdi className="text-break">{isCut ? short : text}</bdi>
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
