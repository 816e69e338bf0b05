import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#components/TitledSection.tsx';

interface BeforeAfterProps {
  what: string;
  before: ReactNode;
  after: ReactNode;
}

export function BeforeAfter({ what, before, after }: BeforeAfterProps) {
  const { t } = useTranslation('events');
  return (
    <TitledSection title={what} level={5} className="before-after">
      <div>
        <p className="before-after-side">{t('change.before')}</p>
        {before}
      </div>
      <div>
        <p className="before-after-side">{t('change.after')}</p>
        {after}
      </div>
    </TitledSection>
  );
}
