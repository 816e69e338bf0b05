import '../panels.css';
import './status.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import type { PanelProps } from '../panels.ts';
import { CurrentStatusSection } from './CurrentStatusSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { RemediationSection } from './RemediationSection.tsx';

const loadAdvanced = async () => (await import('./AdvancedView.tsx')).AdvancedView;

/** S2.82: the item's current status, its remedies and its history. */
export function StatusPanel({ item }: PanelProps) {
  // The texts of the panel's parts are included, because loading them later would suspend the whole panel.
  const { t } = useTranslation(['panels', 'hints', 'item', 'order', 'status']);
  const [isAdvanced, setIsAdvanced] = useState(false);
  const toggleId = useId();
  return (
    <div className="panel">
      <CurrentStatusSection item={item} />
      <RemediationSection item={item} />
      <HistorySection item={item} />
      <div className="form-check form-switch">
        <input
          id={toggleId}
          type="checkbox"
          className="form-check-input"
          checked={isAdvanced}
          onChange={(event) => setIsAdvanced(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={toggleId}>
          {t('advanced.toggle')}
        </label>
      </div>
      {isAdvanced && <Deferred load={loadAdvanced} props={{ item }} title={t('advanced.toggle')} />}
    </div>
  );
}
