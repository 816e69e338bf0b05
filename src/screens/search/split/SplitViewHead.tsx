import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#components/Button.tsx';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Icon } from '#components/Icon.tsx';
import { entriesOf } from '#domain/byKey.ts';
import { shortUrl } from '#domain/links/longUrl.ts';
import { withSplit } from '#domain/results/splitView.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectHandledInResults } from '#store/results/handledOrdersSelectors.ts';
import { autoAdvanceChosen } from '#store/results/handledOrdersSlice.ts';

export function SplitViewHead({ query, total }: { query: string; total: number | null }) {
  const { t } = useTranslation('split');
  const dispatch = useAppDispatch();
  const { pathname, search, state } = useLocation();
  const handled = entriesOf(useAppSelector(selectHandledInResults)).length;
  const isAutoAdvancing = useAppSelector((state) => state.handledOrders.isAutoAdvancing);
  const address = new URL(shortUrl(`${pathname}${search}`), window.location.origin).href;
  return (
    <header className="split-head">
      <div className="split-line">
        <h2 className="h6 mb-0">
          <Link to={`/?${query}`}>{t('results')}</Link>
        </h2>
        <span className="d-flex gap-1 align-items-center">
          <CopyButton text={address} label={t('copyLink')} icon="link-45deg" />
          <Link
            to={{ search: withSplit(search, null) }}
            state={state}
            replace
            className={buttonClass({ variant: 'icon' })}
            aria-label={t('close')}
            title={t('close')}
          >
            <Icon name="x-lg" />
          </Link>
        </span>
      </div>
      {total !== null && <div role="status">{t('handled', { count: total, handled })}</div>}
      <CheckField
        label={t('goOn')}
        checked={isAutoAdvancing}
        onChange={(chosen) => dispatch(autoAdvanceChosen(chosen))}
      />
    </header>
  );
}
