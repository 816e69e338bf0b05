import { useTranslation } from 'react-i18next';
import { isHintForMerchant } from '#domain/actions/remedyOfUser.ts';
import type { ErrorHint } from '#domain/item/errorHints.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';

interface HintTextProps {
  hint: ErrorHint;
  /** The merchant of the order; '' if it is unknown. */
  merchantId: string;
  hasStrongTitle?: boolean;
}

/** S8.28: the text of a hint. R441: it advises only steps that the user can take. */
export function HintText({ hint, merchantId, hasStrongTitle = false }: HintTextProps) {
  const { t } = useTranslation(['hints']);
  const permissions = useAppSelector(selectPermissions);
  const title = t(`hints:${hint}.title`);
  const text = isHintForMerchant(hint, merchantId, permissions)
    ? t(`hints:${hint}.ofMerchant`)
    : t(`hints:${hint}.text`);
  return (
    <>
      {hasStrongTitle ? <strong>{title}.</strong> : `${title}.`} {text}
    </>
  );
}
