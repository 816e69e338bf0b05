import '../overlays/overlays.css';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { BreakdownDialog } from '#screens/search/breakdown/BreakdownDialog.tsx';
import { BulkDialog } from '#screens/search/bulk/BulkDialog.tsx';
import { EditSavedSearchesDialog } from '#screens/search/saved/EditSavedSearchesDialog.tsx';
import { SaveSearchDialog } from '#screens/search/saved/SaveSearchDialog.tsx';
import { SelectedOrdersDialog } from '#screens/search/selection/SelectedOrdersDialog.tsx';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import type { ConsoleStore } from '../createStore.ts';
import { CommandPalette } from '../overlays/CommandPalette.tsx';
import { NotificationsPanel } from '../overlays/NotificationsPanel.tsx';
import { SettingsDialog } from '../overlays/SettingsDialog.tsx';
import { ShortcutsDialog } from '../overlays/ShortcutsDialog.tsx';
import { Snackbars } from '../shell/Snackbars.tsx';
import { HOSTILE_TEXT, noop } from './exampleData.ts';
import type { Part } from './part.ts';
import {
  HOSTILE_RESULTS_QUERY,
  HOSTILE_SEARCH_NAMES,
  RESULTS_QUERY,
  SAVED_SEARCH_NAMES,
  withSavedSearches,
  withSelection,
} from './storeStates.ts';

const OVERLAY = { typedAhead: () => '', onOpen: noop };

/** Lets the user close the overlay and open it again, because it covers the choices of the gallery. */
function ReopenableOverlay({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      Open again
    </Button>
  );
}

const announced =
  (...details: readonly string[]) =>
  ({ dispatch }: ConsoleStore): void => {
    for (const severity of ['success', 'danger'] as const)
      dispatch(messageAnnounced({ severity, textKey: 'done.cancel', details: [...details], delay: 0 }));
  };

function Breakdown({ onClose }: { onClose: () => void }) {
  const results = useAppSelector((state) => state.search.results);
  return results && <BreakdownDialog results={results} onClose={onClose} />;
}

function Selection({ onClose }: { onClose: () => void }) {
  return <SelectedOrdersDialog orders={useAppSelector(selectSelection)} onClose={onClose} />;
}

/** The examples for a dialog that loads the results or the selected orders when it opens. */
const SELECTED: Part['examples'] = {
  full: { prepare: withSelection(RESULTS_QUERY) },
  loading: { prepare: withSelection(RESULTS_QUERY), responses: 'never' },
  failed: { prepare: withSelection(RESULTS_QUERY), responses: 'rejected' },
  hostile: { prepare: withSelection(HOSTILE_RESULTS_QUERY) },
};

const DIALOGS: readonly Omit<Part, 'isOverlay'>[] = [
  {
    id: 'settings',
    examples: { full: {} },
    render: () => (
      <ReopenableOverlay>{(onClose) => <SettingsDialog onClose={onClose} {...OVERLAY} />}</ReopenableOverlay>
    ),
  },
  {
    id: 'keys',
    examples: { full: {} },
    render: () => (
      <ReopenableOverlay>{(onClose) => <ShortcutsDialog onClose={onClose} {...OVERLAY} />}</ReopenableOverlay>
    ),
  },
  {
    id: 'palette',
    examples: {
      full: { prepare: withSavedSearches(...SAVED_SEARCH_NAMES) },
      empty: {},
      hostile: { prepare: withSavedSearches(...HOSTILE_SEARCH_NAMES) },
    },
    render: () => (
      <ReopenableOverlay>{(onClose) => <CommandPalette onClose={onClose} {...OVERLAY} />}</ReopenableOverlay>
    ),
  },
  {
    id: 'notifications',
    examples: {
      full: { prepare: announced('Item 1 could not be cancelled.') },
      loading: { responses: 'never' },
      empty: { responses: 'empty' },
      failed: { responses: 'rejected' },
      hostile: { prepare: announced(HOSTILE_TEXT) },
    },
    render: () => (
      <ReopenableOverlay>
        {(onClose) => <NotificationsPanel onClose={onClose} {...OVERLAY} />}
      </ReopenableOverlay>
    ),
  },
  {
    id: 'snackbars',
    examples: { full: { prepare: announced() }, hostile: { prepare: announced(HOSTILE_TEXT) } },
    render: () => <Snackbars />,
  },
  {
    id: 'search-breakdown',
    examples: SELECTED,
    render: () => <ReopenableOverlay>{(onClose) => <Breakdown onClose={onClose} />}</ReopenableOverlay>,
  },
  {
    id: 'search-selection-list',
    examples: {
      full: { prepare: withSelection(RESULTS_QUERY) },
      hostile: { prepare: withSelection(HOSTILE_RESULTS_QUERY) },
    },
    render: () => <ReopenableOverlay>{(onClose) => <Selection onClose={onClose} />}</ReopenableOverlay>,
  },
  {
    id: 'search-bulk',
    examples: SELECTED,
    render: () => (
      <ReopenableOverlay>
        {(onClose) => <BulkDialog verb="resendEvents" onClose={onClose} />}
      </ReopenableOverlay>
    ),
  },
  {
    id: 'search-save',
    examples: { full: {}, hostile: {} },
    render: ({ state }) => {
      const criteria = { ...DEFAULT_CRITERIA, searchTerm: state === 'hostile' ? HOSTILE_TEXT : 'mug' };
      return (
        <ReopenableOverlay>
          {(onClose) => <SaveSearchDialog criteria={criteria} onClose={onClose} />}
        </ReopenableOverlay>
      );
    },
  },
  {
    id: 'search-saved',
    examples: {
      full: { prepare: withSavedSearches(...SAVED_SEARCH_NAMES) },
      empty: {},
      hostile: { prepare: withSavedSearches(...HOSTILE_SEARCH_NAMES) },
    },
    render: () => (
      <ReopenableOverlay>{(onClose) => <EditSavedSearchesDialog onClose={onClose} />}</ReopenableOverlay>
    ),
  },
];

/** The parts that cover the page. The gallery shows only one of their states at a time. */
export const OVERLAY_PARTS: readonly Part[] = DIALOGS.map((part) => ({ ...part, isOverlay: true }));
