import { useTranslation } from 'react-i18next';
import { type RemedyProblem, remedyToAskFor } from '#domain/actions/remedyOfUser.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/selectors.ts';

export interface AskMerchantTextProps {
  /** The problems that the advice is about, each with its item. */
  problems: readonly RemedyProblem[];
}

/** R136: tells the user to ask the merchant if the user lacks the permission for the remedy. */
export function AskMerchantText({ problems }: AskMerchantTextProps) {
  const { t } = useTranslation('hints');
  const permissions = useAppSelector(selectPermissions);
  const remedy = remedyToAskFor(problems, permissions);
  return remedy && <> {t(`askMerchant.${remedy}`)}</>;
}
