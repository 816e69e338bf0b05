import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { hintFor } from '#domain/hints.ts';

/** The hint for an error message (S8.28); nothing if no pattern matches. */
export function HintNote({ detail }: { detail: string }) {
  const { t } = useTranslation(['hints', 'panels']);
  const hint = hintFor(detail);
  if (hint === null) return null;
  return (
    <aside className="hint" aria-label={t('panels:remedies.hint')}>
      <Icon name="lightbulb" />
      <p className="mb-0">
        <strong>{t(`hints:${hint}.title`)}.</strong> {t(`hints:${hint}.text`)}
      </p>
    </aside>
  );
}
