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
import { NotificationsPanel } from '../overlays/NotificationsPanel.tsx';
import { CommandPalette } from '../overlays/palette/CommandPalette.tsx';
import { ShortcutsDialog } from '../overlays/ShortcutsDialog.tsx';
import { SettingsDialog } from '../overlays/settings/SettingsDialog.tsx';
import { Snackbars } from '../shell/messages/Snackbars.tsx';
import { HOSTILE_TEXT, noop } from './exampleData.ts';
import type { Part, PartState } from './part.ts';
import { after, HOSTILE_RESULTS_QUERY, RESULTS_QUERY, SAVED_SEARCHES, withSelection } from './storeStates.ts';

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

const announced = (...details: string[]) =>
  after(
    ...(['success', 'danger'] as const).map((severity) =>
      messageAnnounced({ severity, textKey: 'done.cancel', details }),
    ),
  );

function Breakdown({ onClose }: { onClose: () => void }) {
  const results = useAppSelector((state) => state.search.results);
  return results && <BreakdownDialog results={results} onClose={onClose} />;
}

function Selection({ onClose }: { onClose: () => void }) {
  return <SelectedOrdersDialog orders={useAppSelector(selectSelection)} onClose={onClose} />;
}

/** The examples for a dialog that loads the results or the selected orders when it opens. */
const SELECTED: Part['examples'] = {
  full: withSelection(RESULTS_QUERY),
  loading: { ...withSelection(RESULTS_QUERY), responses: 'never' },
  failed: { ...withSelection(RESULTS_QUERY), responses: 'rejected' },
  hostile: withSelection(HOSTILE_RESULTS_QUERY),
};

interface OverlayRow extends Pick<Part, 'id' | 'examples'> {
  render: (onClose: () => void, state: PartState) => ReactNode;
}

const DIALOGS: readonly OverlayRow[] = [
  {
    id: 'settings',
    examples: { full: {} },
    render: (onClose) => <SettingsDialog onClose={onClose} {...OVERLAY} />,
  },
  {
    id: 'keys',
    examples: { full: {} },
    render: (onClose) => <ShortcutsDialog onClose={onClose} {...OVERLAY} />,
  },
  {
    id: 'palette',
    examples: SAVED_SEARCHES,
    render: (onClose) => <CommandPalette onClose={onClose} {...OVERLAY} />,
  },
  {
    id: 'notifications',
    examples: {
      full: announced('Item 1 could not be cancelled.'),
      loading: { responses: 'never' },
      empty: { responses: 'empty' },
      failed: { responses: 'rejected' },
      hostile: announced(HOSTILE_TEXT),
    },
    render: (onClose) => <NotificationsPanel onClose={onClose} {...OVERLAY} />,
  },
  { id: 'search-breakdown', examples: SELECTED, render: (onClose) => <Breakdown onClose={onClose} /> },
  {
    id: 'search-selection-list',
    examples: {
      full: withSelection(RESULTS_QUERY),
      hostile: withSelection(HOSTILE_RESULTS_QUERY),
    },
    render: (onClose) => <Selection onClose={onClose} />,
  },
  {
    id: 'search-bulk',
    examples: SELECTED,
    render: (onClose) => <BulkDialog verb="resendEvents" onClose={onClose} />,
  },
  {
    id: 'search-save',
    examples: { full: {}, hostile: {} },
    render: (onClose, state) => {
      const criteria = { ...DEFAULT_CRITERIA, searchTerm: state === 'hostile' ? HOSTILE_TEXT : 'mug' };
      return <SaveSearchDialog criteria={criteria} onClose={onClose} />;
    },
  },
  {
    id: 'search-saved',
    examples: SAVED_SEARCHES,
    render: (onClose) => <EditSavedSearchesDialog onClose={onClose} />,
  },
];

/** The parts that cover the page. The gallery shows only one of their states at a time. */
export const OVERLAY_PARTS: readonly Part[] = [
  ...DIALOGS.map(
    ({ render, ...part }): Part => ({
      ...part,
      isOverlay: true,
      render: ({ state }) => <ReopenableOverlay>{(onClose) => render(onClose, state)}</ReopenableOverlay>,
    }),
  ),
  {
    id: 'snackbars',
    isOverlay: true,
    examples: { full: announced(), hostile: announced(HOSTILE_TEXT) },
    render: () => <Snackbars />,
  },
];
