import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import { LATENESSES, type QueueTileFigures as Tile } from '#domain/results/queue.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { latestResult, type OperationState } from '#store/operation.ts';
import { loadQueueTile } from '#store/results/resultOperations.ts';
import { useRetriable } from '#store/useRetriable.ts';
import { SearchLink } from '../views/SearchLink.tsx';

function LatenessBar({ tile }: { tile: Tile }) {
  const { t } = useTranslation('queue');
  const shown = LATENESSES.filter((name) => tile.byLateness[name] > 0);
  if (shown.length === 0) return null;
  // Only the earliest promised orders are counted. They are not a fair sample, so the rest of the bar stands
  // for the uncounted orders.
  const rest = Math.max(0, tile.total - tile.loadedCount);
  return (
    <>
      <span className="queue-bar" aria-hidden="true">
        {shown.map((name) => (
          <span key={name} className={`queue-bar-${name}`} style={{ flexGrow: tile.byLateness[name] }} />
        ))}
        {rest > 0 && <span className="queue-bar-rest" style={{ flexGrow: rest }} />}
      </span>
      <span className="queue-legend">
        {shown.map((name) => (
          <span key={name} className={`queue-legend-${name}`}>
            {t(`lateness.${name}`, { number: tile.byLateness[name] })}
          </span>
        ))}
        {rest > 0 && <span className="queue-legend-rest">{t('notCounted', { number: rest })}</span>}
      </span>
    </>
  );
}

interface TileFrameProps {
  name: string;
  criteria: SearchCriteria;
  columns: readonly string[] | null;
  total: number | null;
  /** Whether the form would refuse the dates of the search, so that it is not sent. */
  isRefused?: boolean;
  /** The state of loading the figures. */
  state: OperationState<unknown>;
  onRetry: () => void;
  children: ReactNode;
}

export function TileFrame({
  name,
  criteria,
  columns,
  total,
  isRefused = false,
  state,
  onRetry,
  children,
}: TileFrameProps) {
  const { t } = useTranslation(['queue', 'shell']);
  const format = useFormat();
  const failure = state.status === 'failed' && !isRefused ? state.failure : null;
  const totalText = total === null ? '–' : format.number(total);
  const isLoading = total === null && failure === null && !isRefused;
  return (
    <li className="queue-tile" aria-busy={isLoading}>
      <SearchLink criteria={criteria} columns={columns} className="queue-link">
        <span className="queue-name">{name}</span>
        <span className="queue-total">{totalText}</span>
      </SearchLink>
      {isRefused && <span className="queue-note">{t('datesRefused')}</span>}
      <ReloadStatus
        status={state.status}
        done={() => format.labelled(name, totalText)}
        failed={format.labelled(name, t('failed'))}
      />
      {failure !== null && (
        <span className="queue-note">
          <RetryLine text={t('failed')} failure={failure} onRetry={onRetry} />
        </span>
      )}
      {isLoading && (
        <>
          <span className="skeleton skeleton-line" />
          <span className="skeleton skeleton-line" />
          <span className="skeleton-label" aria-hidden="true">
            {t('shell:loading')}
          </span>
        </>
      )}
      {children}
    </li>
  );
}

interface QueueTileProps {
  name: string;
  criteria: SearchCriteria;
  columns: readonly string[] | null;
  /** Whether the form would refuse the dates of the search, so that it is not sent. */
  isRefused: boolean;
}

export function QueueTile({ name, criteria, columns, isRefused }: QueueTileProps) {
  const { state, retry } = useRetriable(loadQueueTile, criteria);
  const tile = isRefused ? null : latestResult(state);
  return (
    <TileFrame
      name={name}
      criteria={criteria}
      columns={columns}
      total={tile?.total ?? null}
      isRefused={isRefused}
      state={state}
      onRetry={retry}
    >
      {tile && <LatenessBar tile={tile} />}
    </TileFrame>
  );
}
