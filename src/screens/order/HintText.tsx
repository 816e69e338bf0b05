import { useTranslation } from 'react-i18next';
import type { ErrorHint } from '#domain/actions/hints.ts';
import { AskMerchantText, type AskMerchantTextProps } from './AskMerchantText.tsx';

interface HintTextProps extends AskMerchantTextProps {
  hint: ErrorHint;
  hasStrongTitle?: boolean;
}

/**
 * S8.28: the text of a hint. If the user lacks the permission for the remedy, the text also says whom to ask.
 */
export function HintText({ hint, problems, hasStrongTitle = false }: HintTextProps) {
  const { t } = useTranslation(['hints']);
  const title = t(`hints:${hint}.title`);
  return (
    <>
      {hasStrongTitle ? <strong>{title}.</strong> : `${title}.`} {t(`hints:${hint}.text`)}
      <AskMerchantText problems={problems} />
    </>
  );
}
