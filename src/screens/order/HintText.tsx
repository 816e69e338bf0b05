import { useTranslation } from 'react-i18next';
import type { ErrorHint } from '#domain/actions/hints.ts';

interface HintTextProps {
  hint: ErrorHint;
  hasStrongTitle?: boolean;
}

/** S8.28: the text of a hint. */
export function HintText({ hint, hasStrongTitle = false }: HintTextProps) {
  const { t } = useTranslation(['hints']);
  const title = t(`hints:${hint}.title`);
  return (
    <>
      {hasStrongTitle ? <strong>{title}.</strong> : `${title}.`} {t(`hints:${hint}.text`)}
    </>
  );
}
