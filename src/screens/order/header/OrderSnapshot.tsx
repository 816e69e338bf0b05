import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Item } from '#domain/item.ts';
import { orderSnapshot, type SnapshotBar } from '#domain/snapshot.ts';
import { useFormat } from '#i18n/formatContext.ts';

function Bar({ bar, total }: { bar: SnapshotBar; total: number }) {
  const { t } = useTranslation(['order', 'status']);
  const format = useFormat();
  const name = t(`status:type.${bar.type}`);
  const pieces = t('snapshot.pieces', {
    count: total,
    pieces: format.number(bar.pieces),
    total: format.number(total),
  });
  return (
    <li className="snapshot-bar">
      <span className="snapshot-name">{name}</span>
      <span className="snapshot-count">{t('snapshot.items', { count: bar.items })}</span>
      <progress
        className={bar.isOver ? 'snapshot-progress snapshot-over' : 'snapshot-progress'}
        value={bar.share}
        max={1}
        aria-label={`${name}: ${pieces}`}
      />
      <span className="snapshot-pieces">
        {pieces}
        {bar.isOver && (
          <span className="snapshot-flag">
            <Icon name="exclamation-triangle-fill" /> {t('snapshot.over')}
          </span>
        )}
      </span>
    </li>
  );
}

/** S2.73: how much of the order is in which status; a bar over 100 % is cut and flagged. */
export function OrderSnapshot({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('order');
  const { bars, total } = orderSnapshot(items);
  return (
    <section className="side-panel" aria-labelledby="snapshot-title">
      <h2 className="h6" id="snapshot-title">
        {t('snapshot.title')}
      </h2>
      <ul className="snapshot-bars">
        {bars.map((bar) => (
          <Bar key={bar.type} bar={bar} total={total} />
        ))}
      </ul>
    </section>
  );
}
