import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import type { Item } from '#domain/item/item.ts';

/** The maximum number of items whose panels load initially, because an order may have a hundred items. */
const SHOWN_AT_FIRST = 5;

interface FirstItemsProps {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** Renders the first items, and a button that shows all of them. */
export function FirstItems({ items, children }: FirstItemsProps) {
  const { t } = useTranslation('order');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {children(shown)}
      {shown.length < items.length && (
        <Button size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('view.allItems', { count: items.length })}
        </Button>
      )}
    </>
  );
}
