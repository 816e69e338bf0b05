import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface BeforeAfterProps {
  what: string;
  before: ReactNode;
  after: ReactNode;
}

export function BeforeAfter({ what, before, after }: BeforeAfterProps) {
  const { t } = useTranslation('events');
  const titleId = useId();
  return (
    <section className="before-after" aria-labelledby={titleId}>
      <h5 className="before-after-title" id={titleId}>
        {what}
      </h5>
      <div>
        <p className="before-after-side">{t('change.before')}</p>
        {before}
      </div>
      <div>
        <p className="before-after-side">{t('change.after')}</p>
        {after}
      </div>
    </section>
  );
}
