import './sortableList.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropIndex } from '#domain/results/moveEntry.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

interface SortableListProps<T> {
  /** The accessible name of the list. */
  label: string;
  entries: readonly T[];
  /** Returns the unique name of an entry for the labels of its buttons, such as "Move … up". */
  nameOf: (entry: T) => string;
  keyOf: (entry: T) => string;
  onMove: (from: number, to: number) => void;
  children: (entry: T, index: number) => ReactNode;
}

interface StepButtonProps {
  name: string;
  step: -1 | 1;
  isEnd: boolean;
  onMove: () => void;
}

interface Drag {
  from: number;
  to: number;
}

/** The vertical centers of the rows in pixels, from top to bottom. */
function middlesOf(list: HTMLElement | null): number[] {
  return [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

/**
 * Lets the user drag a row by its handle. The row moves when the user releases it. Escape cancels the drag.
 */
function usePointerDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setDrag(null);
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [isDragging]);
  const handleFor = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.from === from) setDrag({ from, to: dropIndex(middlesOf(list.current), from, event.clientY) });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { list, drag, handleFor };
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

function rowClass(drag: Drag | null, index: number): string {
  if (drag?.from === index) return 'reorder-row reorder-dragged';
  if (drag?.to !== index) return 'reorder-row';
  return `reorder-row ${drag.to < drag.from ? 'reorder-before' : 'reorder-after'}`;
}

/** A button that moves a row by one position. At either end of the list, it is disabled and shows why. */
function StepButton({ name, step, isEnd, onMove }: StepButtonProps) {
  const { t } = useTranslation('dialog');
  const format = useFormat();
  const label = t(step < 0 ? 'reorder.up' : 'reorder.down', { name });
  return (
    <IconButton
      icon={step < 0 ? 'arrow-up' : 'arrow-down'}
      label={isEnd ? format.labelled(label, t('reorder.end', { name })) : label}
      title={isEnd ? t('reorder.end', { name }) : label}
      aria-disabled={isEnd}
      onClick={onMove}
    />
  );
}

/** A list that the user can sort with buttons, with Alt and the arrow keys, or by dragging rows. */
export function SortableList<T>({ label, entries, nameOf, keyOf, onMove, children }: SortableListProps<T>) {
  const { t } = useTranslation('dialog');
  const [message, setMessage] = useState('');
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    onMove(from, to);
    setMessage(t('reorder.moved', { name: nameOf(entry), place: to + 1, places: entries.length }));
  };
  const { list, drag, handleFor } = usePointerDrag(move);
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.altKey ? STEPS.get(event.key) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <>
      <ol className="list-unstyled mb-0" aria-label={label} ref={list}>
        {entries.map((entry, index) => (
          <li
            key={keyOf(entry)}
            className={rowClass(drag, index)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            <span className="reorder-handle" aria-hidden="true" {...handleFor(index)}>
              <Icon name="grip-vertical" />
            </span>
            <div className="reorder-content">{children(entry, index)}</div>
            {([-1, 1] as const).map((step) => (
              <StepButton
                key={step}
                name={nameOf(entry)}
                step={step}
                isEnd={index === (step < 0 ? 0 : entries.length - 1)}
                onMove={() => move(index, index + step)}
              />
            ))}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
}
