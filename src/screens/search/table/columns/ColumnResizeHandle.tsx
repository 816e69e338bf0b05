import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { withEntry, withoutKey } from '#domain/byKey.ts';
import { boundedWidth, type ColumnWidths, type SizedColumnId } from '#domain/results/columnWidths.ts';
import { columnsChanged } from '#store/people/settingsSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { columnWidthProperty } from './columns.tsx';

/** R68: dragging the handle resizes the column. A double click resets its width. */
export function ColumnResizeHandle({ id }: { id: SizedColumnId }) {
  const { t } = useTranslation('table');
  const store = useStore<RootState>();
  const change = (next: (widths: ColumnWidths) => ColumnWidths) =>
    store.dispatch(columnsChanged({ columnWidths: next(store.getState().settings.columnWidths) }));
  const handlePointerDown = (down: PointerEvent<HTMLElement>) => {
    const edge = down.currentTarget;
    const table = edge.closest('table');
    const header = edge.closest('th');
    if (!table || !header || down.button !== 0) return;
    down.preventDefault();
    edge.setPointerCapture(down.pointerId);
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const begun = header.offsetWidth / remPx;
    let width = begun;
    const follow = ({ clientX }: globalThis.PointerEvent) => {
      // The width is set only when the pointer moves, because a click must not set one.
      if (width === begun) change((widths) => withEntry(widths, id, boundedWidth(begun)));
      width = boundedWidth(begun + (clientX - down.clientX) / remPx);
      table.style.setProperty(columnWidthProperty(id), `${width}rem`);
    };
    const handleDragEnd = () => {
      edge.removeEventListener('pointermove', follow);
      if (width !== begun) change((widths) => withEntry(widths, id, width));
      table.style.removeProperty(columnWidthProperty(id));
    };
    edge.addEventListener('pointermove', follow);
    edge.addEventListener('lostpointercapture', handleDragEnd, { once: true });
  };
  return (
    <span
      className="column-resize-handle"
      // Without this, the tooltip would be part of the header's accessible name.
      aria-hidden="true"
      title={t('width.drag')}
      onPointerDown={handlePointerDown}
      onDoubleClick={() => change((widths) => withoutKey(widths, id))}
    />
  );
}
