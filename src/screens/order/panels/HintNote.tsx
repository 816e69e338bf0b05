import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { applicableHint } from '#domain/actions/remedy.ts';
import type { Item } from '#domain/item/item.ts';
import { HintText } from '../facts/HintText.tsx';

/** S8.28, R96: the hint for an error message, if there is one that helps at least one of the items. */
export function HintNote({ detail, items }: { detail: string; items: readonly Item[] }) {
  const { t } = useTranslation('panels');
  const hint = applicableHint(detail, items);
  if (hint === null) return null;
  return (
    <aside className="hint" aria-label={t('remedies.hint')}>
      <Icon name="lightbulb" />
      <p className="mb-0">
        <HintText hint={hint} merchantId={items[0]?.merchantId ?? ''} hasStrongTitle />
      </p>
    </aside>
  );
}
