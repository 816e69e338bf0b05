import './exportBar.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import {
  type ExportState,
  exportCancelled,
  missingPagesRequested,
  partialFileRequested,
} from '#store/results/exportSlice.ts';

type StateOf<Status extends ExportState['status']> = Extract<ExportState, { status: Status }>;

interface StripProps {
  icon: IconName;
  isWarning?: boolean;
  text: string;
  children?: ReactNode;
}

function Strip({ icon, isWarning = false, text, children }: StripProps) {
  return (
    <section
      className={`banner export-bar ${isWarning ? 'banner-warning' : ''}`}
      role={isWarning ? 'alert' : undefined}
    >
      <p className="mb-0">
        <Icon name={icon} /> {text}
      </p>
      {children}
    </section>
  );
}

function Running({ count, total }: StateOf<'running'>) {
  const { t } = useTranslation('export');
  const dispatch = useAppDispatch();
  const text = total === null ? t('starting') : t('progress', { done: count, total });
  return (
    <Strip icon="download" text={text}>
      <progress
        className="export-progress"
        aria-label={t('title')}
        max={total ?? 1}
        value={total === null ? undefined : count}
      />
      <Button size="sm" onClick={() => dispatch(exportCancelled())}>
        {t('cancel')}
      </Button>
    </Strip>
  );
}

/** Adds how many orders could not be read, if any. */
function useTextWithUnreadable(text: string, unreadable: number): string {
  const { t } = useTranslation('export');
  if (unreadable === 0) return text;
  return `${text} ${t('unreadable', { count: unreadable })}`;
}

function Incomplete({ count, total, missing, unreadable }: StateOf<'incomplete'>) {
  const { t } = useTranslation('export');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const ranges = missing.map(({ first, last }) => t('range', { first, last }));
  const gap =
    ranges.length === 0
      ? t('moved', { count, total })
      : t('incomplete', { count, total, ranges: format.list(ranges) });
  const text = useTextWithUnreadable(gap, unreadable);
  return (
    <Strip icon="exclamation-triangle-fill" isWarning text={text}>
      <Button variant="primary" size="sm" onClick={() => dispatch(missingPagesRequested())}>
        {ranges.length === 0 ? t('again') : t('askAgain')}
      </Button>
      <Button size="sm" onClick={() => dispatch(partialFileRequested())}>
        {t('savePartial')}
      </Button>
      <Button size="sm" onClick={() => dispatch(exportCancelled())}>
        {t('discard')}
      </Button>
    </Strip>
  );
}

function Ended({ state }: { state: StateOf<'saved' | 'refused'> }) {
  const { t } = useTranslation('export');
  const dispatch = useAppDispatch();
  const ending =
    state.status === 'saved'
      ? t('saved', { count: state.count, name: state.name })
      : t('refused', { total: state.total, max: MAX_LOADED_RESULTS });
  const unreadable = state.status === 'saved' ? state.unreadable : 0;
  const text = useTextWithUnreadable(ending, unreadable);
  const isWhole = state.status === 'saved' && unreadable === 0;
  return (
    <Strip
      icon={isWhole ? 'check-circle-fill' : 'exclamation-triangle-fill'}
      isWarning={!isWhole}
      text={text}
    >
      <Button size="sm" onClick={() => dispatch(exportCancelled())}>
        {t('dismiss')}
      </Button>
    </Strip>
  );
}

/**
 * The progress and the outcome of the export. The bar is visible on every screen, because the export
 * continues when the user opens an order.
 */
export function ExportBar() {
  const state = useAppSelector((root) => root.export);
  return (
    <div role="status">
      {state.status === 'running' && <Running {...state} />}
      {state.status === 'incomplete' && <Incomplete {...state} />}
      {(state.status === 'saved' || state.status === 'refused') && <Ended state={state} />}
    </div>
  );
}
