import '../overlays/overlays.css';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { BreakdownDialog } from '#screens/search/breakdown/BreakdownDialog.tsx';
import { BulkDialog } from '#screens/search/bulk/BulkDialog.tsx';
import { EditSavedSearchesDialog } from '#screens/search/saved/EditSavedSearchesDialog.tsx';
import { SaveSearchDialog } from '#screens/search/saved/SaveSearchDialog.tsx';
import { SelectionList } from '#screens/search/selection/SelectionList.tsx';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import type { ConsoleStore } from '../createStore.ts';
import { CommandPalette } from '../overlays/CommandPalette.tsx';
import { KeysDialog } from '../overlays/KeysDialog.tsx';
import { NotificationsPanel } from '../overlays/NotificationsPanel.tsx';
import { SettingsDialog } from '../overlays/SettingsDialog.tsx';
import { Snackbars } from '../shell/Snackbars.tsx';
import { HOSTILE, nothing } from './drawingData.ts';
import { Over } from './Over.tsx';
import { type Part, STILL } from './part.ts';
import { HOSTILE_NAMES, HOSTILE_RESULTS, RESULTS, SAVED_NAMES, saved, selected } from './storeScenes.ts';

const NO_DATA = 'it draws no data';
const OVERLAY = { typedAhead: () => '', onOpen: nothing };

const announced =
  (...details: readonly string[]) =>
  ({ dispatch }: ConsoleStore): void => {
    for (const severity of ['success', 'danger'] as const)
      dispatch(
        messageAnnounced({ severity, text: 'done.cancel', values: {}, details: [...details], delay: 0 }),
      );
  };

/** The breakdown dialog for the results in the store. */
function Breakdown({ onClose }: { onClose: () => void }) {
  const results = useAppSelector((state) => state.search.results);
  return results && <BreakdownDialog results={results} onClose={onClose} />;
}

function Selection({ onClose }: { onClose: () => void }) {
  return <SelectionList orders={useAppSelector(selectSelection)} onClose={onClose} />;
}

/** The scenes of a dialog that loads the results or the selected orders when it opens. */
const SELECTED: Part['scenes'] = {
  full: { prepare: selected(RESULTS) },
  loading: { prepare: selected(RESULTS), answers: 'never' },
  failed: { prepare: selected(RESULTS), answers: 'refused' },
  hostile: { prepare: selected(HOSTILE_RESULTS) },
};
const NEEDS_ORDERS = { empty: 'without orders it cannot be opened' };

const DIALOGS: readonly Omit<Part, 'isOver'>[] = [
  {
    id: 'settings',
    scenes: { full: {} },
    without: { ...STILL, empty: 'its fields are always there', hostile: NO_DATA },
    draw: () => <Over>{(onClose) => <SettingsDialog onClose={onClose} {...OVERLAY} />}</Over>,
  },
  {
    id: 'keys',
    scenes: { full: {} },
    without: { ...STILL, empty: NO_DATA, hostile: NO_DATA },
    draw: () => <Over>{(onClose) => <KeysDialog onClose={onClose} {...OVERLAY} />}</Over>,
  },
  {
    id: 'palette',
    scenes: {
      full: { prepare: saved(...SAVED_NAMES) },
      empty: {},
      hostile: { prepare: saved(...HOSTILE_NAMES) },
    },
    without: STILL,
    draw: () => <Over>{(onClose) => <CommandPalette onClose={onClose} {...OVERLAY} />}</Over>,
  },
  {
    id: 'notifications',
    scenes: {
      full: { prepare: announced('Item 1 could not be cancelled.') },
      loading: { answers: 'never' },
      empty: { answers: 'empty' },
      failed: { answers: 'refused' },
      hostile: { prepare: announced(HOSTILE) },
    },
    draw: () => <Over>{(onClose) => <NotificationsPanel onClose={onClose} {...OVERLAY} />}</Over>,
  },
  {
    id: 'snackbars',
    scenes: { full: { prepare: announced() }, hostile: { prepare: announced(HOSTILE) } },
    without: { ...STILL, empty: 'without messages nothing is drawn' },
    draw: () => <Snackbars />,
  },
  {
    id: 'search-breakdown',
    scenes: SELECTED,
    without: NEEDS_ORDERS,
    draw: () => <Over>{(onClose) => <Breakdown onClose={onClose} />}</Over>,
  },
  {
    id: 'search-selection-list',
    scenes: { full: { prepare: selected(RESULTS) }, hostile: { prepare: selected(HOSTILE_RESULTS) } },
    without: { ...STILL, ...NEEDS_ORDERS },
    draw: () => <Over>{(onClose) => <Selection onClose={onClose} />}</Over>,
  },
  {
    id: 'search-bulk',
    scenes: SELECTED,
    without: NEEDS_ORDERS,
    draw: () => <Over>{(onClose) => <BulkDialog verb="resendEvents" onClose={onClose} />}</Over>,
  },
  {
    id: 'search-save',
    scenes: { full: {}, hostile: {} },
    without: { ...STILL, empty: 'its fields are always there' },
    draw: ({ state }) => {
      const criteria = { ...DEFAULT_CRITERIA, searchTerm: state === 'hostile' ? HOSTILE : 'mug' };
      return <Over>{(onClose) => <SaveSearchDialog criteria={criteria} onClose={onClose} />}</Over>;
    },
  },
  {
    id: 'search-saved',
    scenes: {
      full: { prepare: saved(...SAVED_NAMES) },
      empty: {},
      hostile: { prepare: saved(...HOSTILE_NAMES) },
    },
    without: STILL,
    draw: () => <Over>{(onClose) => <EditSavedSearchesDialog onClose={onClose} />}</Over>,
  },
];

/** The dialogs and panels above the page, of which the gallery shows one state at a time. */
export const OVER_PARTS: readonly Part[] = DIALOGS.map((part) => ({ ...part, isOver: true }));
