import { useTranslation } from 'react-i18next';
import type { ErrorHint } from '#domain/actions/hints.ts';
import { WhomToAsk, type WhomToAskProps } from './WhomToAsk.tsx';

interface HintTextProps extends WhomToAskProps {
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
      <WhomToAsk problems={problems} />
    </>
  );
}
