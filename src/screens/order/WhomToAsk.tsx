import { useTranslation } from 'react-i18next';
import type { ErrorHint } from '#domain/actions/hints.ts';
import type { DefaultRemediation } from '#domain/actions/remediation.ts';
import { remedyToAskFor } from '#domain/actions/remedy.ts';
import type { Item } from '#domain/item/item.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/selectors.ts';

interface WhomToAskProps {
  advice: ErrorHint | DefaultRemediation;
  items: readonly Item[];
}

/** R136: the end of an advice that this user has no permission to follow for any of the items. */
export function WhomToAsk({ advice, items }: WhomToAskProps) {
  const { t } = useTranslation('hints');
  const permissions = useAppSelector(selectPermissions);
  const remedy = remedyToAskFor(advice, items, permissions);
  return remedy && <> {t(`askMerchant.${remedy}`)}</>;
}
