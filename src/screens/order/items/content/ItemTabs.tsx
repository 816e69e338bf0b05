import './itemTabs.css';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier } from '#components/keyboard/hasModifier.ts';
import { latestResult } from '#store/operation.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { ItemPanel } from '../../panels/ItemPanel.tsx';
import { PANELS, type Panel, type PanelProps } from '../../panels/panels.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

/**
 * S2.80: returns the visible tabs of an item. Whether the cancellations are visible depends on the events of
 * the order, which all its items share.
 */
function useVisiblePanels({ order, item }: PanelProps): readonly Panel[] {
  const { state } = useOrderReadOperation(loadEvents, { orderId: order.orderId });
  const events = latestResult(state)?.events ?? (state.status === 'failed' ? null : []);
  return PANELS.filter((panel) => panel.isVisible({ order, item, events }));
}

interface ItemTabsProps extends PanelProps {
  /** The ID of the selected tab; null or an unknown ID selects the first one. */
  tab: string | null;
  onSelect: (tab: string) => void;
  /** A flag that another component sets when it selects a tab, so that the page scrolls to the panel. */
  isChosen?: RefObject<boolean>;
}

/** Scrolls the page to the panel of a tab unless it is visible. */
export function scrollToPanel(panel: Element | null | undefined): void {
  panel?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Returns the index of the tab that a key moves the focus to, or null for other keys. A key does not select
 * the tab (WAI-ARIA tabs with manual activation), because every selection loads a panel and changes the URL.
 */
function tabAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface TabListProps {
  panels: readonly Panel[];
  selected: Panel;
  baseId: string;
  onSelect: (tab: string) => void;
}

function TabList({ panels, selected, baseId, onSelect }: TabListProps) {
  const { t } = useTranslation(['panels', 'item']);
  const list = useRef<HTMLDivElement>(null);
  // If the tabs overflow, this scrolls the selected one into view without moving the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${baseId}-${selected.id}`)}`);
    if (tab)
      list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [baseId, selected]);
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = tabAfterKey(event.key, index, panels.length);
    if (target === null || hasModifier(event)) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div role="tablist" aria-label={t('item:tabs')} className="nav nav-tabs item-tabs" ref={list}>
      {panels.map((panel, index) => {
        const isSelected = panel === selected;
        return (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={`${baseId}-${panel.id}`}
            className={isSelected ? 'nav-link active' : 'nav-link'}
            aria-selected={isSelected}
            aria-controls={isSelected ? `${baseId}-panel` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(panel.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {t(`panels:tab.${panel.id}`)}
          </button>
        );
      })}
    </div>
  );
}

/** S2.80: the panels of an item that have content, as tabs. A panel that fails does not affect the others. */
export function ItemTabs({ order, item, tab, onSelect, isChosen }: ItemTabsProps) {
  const baseId = useId();
  const panels = useVisiblePanels({ order, item });
  const selected = panels.find((panel) => panel.id === tab) ?? panels[0];
  const shown = useRef<HTMLDivElement>(null);
  const own = useRef(false);
  const chosen = isChosen ?? own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another panel is selected
  useEffect(() => {
    if (chosen.current) scrollToPanel(shown.current);
    chosen.current = false;
  }, [selected]);
  if (!selected) return null;
  const handleSelect = (id: string) => {
    chosen.current = id !== selected.id;
    onSelect(id);
  };
  return (
    <>
      <TabList panels={panels} selected={selected} baseId={baseId} onSelect={handleSelect} />
      <div
        ref={shown}
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-${selected.id}`}
        className="item-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable (WAI-ARIA tabs)
        tabIndex={0}
      >
        <ItemPanel key={selected.id} id={selected.id} order={order} item={item} />
      </div>
    </>
  );
}
