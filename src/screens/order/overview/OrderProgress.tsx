import './orderProgress.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import { useStatusTypeName } from '#components/status/useStatusName.ts';
import { TitledSection } from '#components/TitledSection.tsx';
import { useNow } from '#components/time/useNow.ts';
import { parseItemFilter, withItemFilter } from '#domain/item/itemFilter.ts';
import { pipelineNumber, type StatusType } from '#domain/item/itemStatus.ts';
import { orderArrivalPromise } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { withOrderView } from '#domain/order/orderView.ts';
import { orderPipeline, type PipelineStage } from '#domain/order/pipeline.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { usePromiseDelayText, usePromiseText } from '../facts/dueTexts.ts';

/**
 * Returns the selected stage and a function that filters the items by a stage and scrolls to them. If the
 * user chooses the same stage again, the filter is cleared.
 */
function useStageFilter() {
  const write = useUrlWriter();
  const { search } = useLocation();
  const { status } = parseItemFilter(new URLSearchParams(search));
  /** The parameters before the user's choice, until those after it are rendered. */
  const searchBefore = useRef<string | null>(null);
  // R207: an effect scrolls, because in the other views the items are hidden until the rendering.
  useLayoutEffect(() => {
    if (searchBefore.current === null || searchBefore.current === search) return;
    searchBefore.current = null;
    document.getElementById('items-title')?.scrollIntoView({ block: 'start' });
  }, [search]);
  return {
    chosen: status,
    choose: (type: StatusType) => {
      const isChanged = write(
        ({ params, state }) => {
          const filter = parseItemFilter(params);
          const wanted = filter.status === type ? null : type;
          const shown = withOrderView(params, 'items');
          return { params: withItemFilter(shown, { ...filter, status: wanted }), state };
        },
        { replace: true },
      );
      searchBefore.current = isChanged ? search : null;
    },
  };
}

interface BarProps {
  stage: PipelineStage;
  label: string;
  /** ID of the SVG pattern that marks overdue items. */
  patternId: string;
}

function Bar({ stage, label, patternId }: BarProps) {
  const { share, overdueShare, exceedsOrdered } = stage;
  return (
    <span className="order-progress-bar">
      <progress
        className={exceedsOrdered ? 'order-progress-value order-progress-over' : 'order-progress-value'}
        value={share}
        max={1}
        title={label}
        aria-label={label}
      />
      {overdueShare > 0 && (
        <svg
          className="order-progress-overdue"
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            x={100 * (share - overdueShare)}
            width={100 * overdueShare}
            height="8"
            fill={`url(#${patternId})`}
          />
        </svg>
      )}
    </span>
  );
}

interface StageRowProps {
  stage: PipelineStage;
  total: number;
  patternId: string;
  isChosen: boolean;
  onChoose: (type: StatusType) => void;
}

function StageRow({ stage, total, patternId, isChosen, onChoose }: StageRowProps) {
  const { t } = useTranslation('order');
  const typeName = useStatusTypeName();
  const format = useFormat();
  const { type, items, pieces, partItems, overdueItems, exceedsOrdered } = stage;
  const isButton = useHasBeen(items > 0 || isChosen);
  const name = typeName(type);
  const values = { count: total, pieces };
  const step = pipelineNumber(type);
  return (
    <tr className={items === 0 ? 'order-progress-empty' : undefined}>
      <th scope="row">
        {step > 0 && <span className={`ring ring-${step}`} />}
        {isButton ? (
          <Button variant="inline" aria-pressed={isChosen} onClick={() => onChoose(type)}>
            {name}
          </Button>
        ) : (
          name
        )}
      </th>
      <td>
        {items > 0 && (
          <Bar
            stage={stage}
            label={format.labelled(name, t('progress.pieces', values))}
            patternId={patternId}
          />
        )}
        {exceedsOrdered && (
          <span className="order-progress-flag">
            <Icon name="exclamation-triangle-fill" /> {t('progress.over')}
          </span>
        )}
      </td>
      <td className="order-progress-count">
        {format.number(items)}
        {partItems > 0 && (
          <span className="order-progress-part">{t('progress.part', { count: partItems })}</span>
        )}
        {overdueItems > 0 && (
          <span className="order-progress-late">{t('progress.overdue', { count: overdueItems })}</span>
        )}
      </td>
    </tr>
  );
}

/** S2.73, R74: the stages with their numbers of items and of overdue items. A click filters the items. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const now = useNow();
  const { timezone } = useFormat();
  const patternId = `${useId()}-overdue`;
  const promise = orderArrivalPromise(order, timezone);
  const delay = usePromiseDelayText()(promise, orderStatus(order, now).isFinished, now);
  const promised = [usePromiseText()(promise), delay].filter(Boolean).join(' · ');
  const { chosen, choose } = useStageFilter();
  const { total, stages } = orderPipeline(order.items, now);
  return (
    <TitledSection title={t('progress.title')} level={2} className="side-panel">
      <svg className="order-progress-patterns" aria-hidden="true">
        <pattern id={patternId} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 4 L4 0" className="order-progress-hatch" />
        </pattern>
      </svg>
      <table className="order-progress">
        <colgroup>
          <col className="order-progress-name" />
          <col />
          <col className="order-progress-items" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('progress.stage')}</span>
            </th>
            <th scope="col">{t('progress.piecesColumn')}</th>
            <th scope="col" className="order-progress-count">
              {t('summary.items')}
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <StageRow
              key={stage.type}
              stage={stage}
              total={total}
              patternId={patternId}
              isChosen={chosen === stage.type}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
      {promised !== '' && (
        <p className="order-progress-promise">
          <Icon name="calendar3" /> {t('progress.promised', { when: promised })}
        </p>
      )}
    </TitledSection>
  );
}
