import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { hintFor } from '#domain/hints.ts';

/** What helps with an error of this wording (S8.28); nothing where no pattern fits. */
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
