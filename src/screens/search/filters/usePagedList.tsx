import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { FILTER_PAGE_SIZE } from '#domain/limits.ts';

/** S2.27: returns the first twenty entries, and a button that shows twenty more, if there are more. */
export function usePagedList<T>(list: readonly T[]) {
  const { t } = useTranslation('filters');
  const [count, setCount] = useState(FILTER_PAGE_SIZE);
  const left = list.length - count;
  const more = left > 0 && (
    <Button variant="link" size="sm" onClick={() => setCount(count + FILTER_PAGE_SIZE)}>
      {t('more', { count: left })}
    </Button>
  );
  return { shown: list.slice(0, count), more };
}
