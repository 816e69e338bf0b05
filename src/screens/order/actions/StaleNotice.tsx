import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { PIPELINE } from '#domain/itemStatus.ts';
import type { Change } from '#domain/staleness.ts';

interface StaleNoticeProps {
  changes: readonly Change[];
  /** The item's name for people, by its id. */
  nameOf: (itemId: string) => string;
  onAccept: () => void;
}

const TYPES: readonly string[] = [...PIPELINE, 'cancelled', 'rejected', 'suspended', 'unknown'];

function useFactText() {
  const { t } = useTranslation(['actions', 'status']);
  return ({ fact }: Change, value: string | null): string => {
    if (value === null) return t('actions:stale.gone');
    if (fact === 'status' && TYPES.includes(value)) return t(`status:type.${value as 'unknown'}`);
    if (value === 'true' || value === 'false') return t(`actions:stale.${value}`);
    return value === '' ? t('actions:stale.none') : value;
  };
}

/** What was shown and what is, where these differ: nothing was sent (readings: Before a write). */
export function StaleNotice({ changes, nameOf, onAccept }: StaleNoticeProps) {
  const { t } = useTranslation('actions');
  const textOf = useFactText();
  return (
    <section className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-1">
        <Icon name="exclamation-triangle-fill" /> {t('stale.title')}
      </p>
      <table className="table table-sm mb-2">
        <thead>
          <tr>
            <th scope="col">{t('stale.item')}</th>
            <th scope="col">{t('stale.what')}</th>
            <th scope="col">{t('stale.before')}</th>
            <th scope="col">{t('stale.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.itemId} ${change.fact}`}>
              <td className="text-break">{nameOf(change.itemId)}</td>
              <td>{t(`stale.fact.${change.fact}`)}</td>
              <td>{textOf(change, change.before)}</td>
              <td>{textOf(change, change.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onAccept}>
        {t('stale.accept')}
      </button>
    </section>
  );
}
