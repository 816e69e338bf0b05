import '../overlays.css';
import { Command as Palette } from 'cmdk';
import { useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterContext as DataRouterContext, type RouterState } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { normalizedSearchText } from '#domain/search/queryText.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCanSearch } from '#store/people/userSelectors.ts';
import { quickSearch } from '#store/search/quickSearch.ts';
import type { OverlayProps } from '../../shell/overlay/overlays.ts';
import { ShortcutKeys } from '../ShortcutKeys.tsx';
import { followSelection } from './followSelection.ts';
import { bestGroupsFirst, commandNames, matchScore } from './matchScore.ts';
import {
  useOverlayCommands,
  useRecentOrderCommands,
  useScreenCommands,
  useSearchCommands,
  useSettingsCommands,
} from './usePaletteCommands.ts';
import { usePartyCommands } from './usePartyCommands.ts';

function Entry({ command, onRun }: { command: Command; onRun: (command: Command) => void }) {
  const { id, icon, label, keys = [], disabledReason = null } = command;
  return (
    <Palette.Item
      value={id}
      keywords={commandNames(command)}
      disabled={disabledReason !== null}
      onSelect={() => onRun(command)}
    >
      <Icon name={icon} />
      <span className="palette-label">
        {label}
        {disabledReason !== null && <span className="palette-reason">{disabledReason}</span>}
      </span>
      {keys.length > 0 && <ShortcutKeys keys={keys} />}
    </Palette.Item>
  );
}

interface GroupProps {
  heading: string;
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

function Group({ heading, commands, onRun }: GroupProps) {
  if (commands.length === 0) return null;
  return (
    <Palette.Group heading={heading}>
      {commands.map((command) => (
        <Entry key={command.id} command={command} onRun={onRun} />
      ))}
    </Palette.Group>
  );
}

/**
 * Returns a value that selects no command and differs from the current value. If the value stayed the same,
 * the library would keep its first command selected. It trims the value, so '' and ' ' both select nothing.
 */
const unselected = (now: string) => (now === '' ? ' ' : '');

const CHOOSING_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Tracks the selected command, which Enter runs. While the input is empty, no command is selected until the
 * user selects one, because the first command may cancel an order.
 */
function useSelected(typed: string) {
  const [selected, setSelected] = useState('');
  const isChoosing = useRef(typed.trim() !== '');
  return {
    selected,
    choose: () => {
      isChoosing.current = true;
    },
    follow: (term: string) => {
      isChoosing.current = term.trim() !== '';
      if (!isChoosing.current) setSelected(unselected);
    },
    select: (id: string) => setSelected(isChoosing.current ? id : unselected),
  };
}

/** The page on screen, or the one that is about to replace it and whose code is still loading. */
const pageOf = ({ navigation, location }: RouterState) => navigation.location ?? location;

/**
 * R260: returns a function that runs a quick search, which opens nothing once the user has opened another page
 * or a dialog. The console itself only replaces parameters, for example when it opens the only item.
 */
function useQuickSearch() {
  const dispatch = useAppDispatch();
  const router = useContext(DataRouterContext)?.router;
  return (term: string) => {
    dispatch(quickSearch.requested({ term }));
    const from = router && pageOf(router.state);
    const unsubscribe = router?.subscribe((state) => {
      const { key, pathname } = pageOf(state);
      if (key === from?.key || (state.historyAction === 'REPLACE' && pathname === from?.pathname)) return;
      unsubscribe?.();
      dispatch(quickSearch.abandoned(''));
    });
  };
}

/**
 * Lists the commands of the current screen, searches, recent orders and settings. Typing filters them by name
 * and adds the merchants and fulfillers that match. The last entry runs a quick search for the typed text.
 */
export function CommandPalette({ typedAhead, onClose, onOpen }: OverlayProps) {
  const { t } = useTranslation('keys');
  const searchQuickly = useQuickSearch();
  const [term, setTerm] = useState(typedAhead);
  const { selected, choose, follow, select } = useSelected(term);
  const handleType = (typed: string) => {
    setTerm(typed);
    follow(typed);
  };
  // The user may have typed more since the first render, which read `typedAhead`.
  const takeTyped = useEffectEvent(() => handleType(typedAhead()));
  useLayoutEffect(() => takeTyped(), []);
  const screen = useScreenCommands();
  const overlays = useOverlayCommands(onOpen);
  const everySearch = [...useSearchCommands(), ...usePartyCommands(term)];
  // R86: without access, a search would only lead to "No access".
  const canSearch = useAppSelector(selectCanSearch);
  const groups = bestGroupsFirst(
    [
      { name: 'order', commands: screen.onOrder },
      { name: 'search', commands: canSearch ? everySearch : [] },
      { name: 'recent', commands: useRecentOrderCommands() },
      { name: 'go', commands: [...screen.others, ...overlays] },
      { name: 'settings', commands: useSettingsCommands() },
    ] as const,
    term,
  );
  // The palette closes before the command runs, so that the focus moves to the content that the command
  // opens.
  const handleRun = ({ run }: Command) => {
    onClose();
    run();
  };
  const open: Command = {
    id: 'find/open',
    icon: 'box-seam',
    label: t('palette.open', { term: term.trim() }),
    run: () => searchQuickly(term.trim()),
  };
  return (
    <Modal show onHide={onClose} aria-label={t('palette.title')} animation={false} className="palette">
      <Palette
        ref={followSelection}
        label={t('palette.title')}
        filter={matchScore}
        loop
        vimBindings={false}
        value={selected}
        onValueChange={select}
        onKeyDown={({ key }) => CHOOSING_KEYS.includes(key) && choose()}
        onPointerMove={choose}
      >
        <Palette.Input
          value={term}
          onValueChange={handleType}
          placeholder={t('palette.placeholder')}
          className="form-control palette-input"
          autoFocus
        />
        <Palette.List label={t('palette.title')}>
          {groups.map(({ name, commands }) => (
            <Group key={name} heading={t(`palette.group.${name}`)} commands={commands} onRun={handleRun} />
          ))}
          {canSearch && normalizedSearchText(term) !== '' && (
            <Palette.Group heading={t('palette.group.find')} forceMount>
              <Palette.Item value={open.id} forceMount onSelect={() => handleRun(open)}>
                <Icon name={open.icon} /> <span className="palette-label">{open.label}</span>
              </Palette.Item>
            </Palette.Group>
          )}
        </Palette.List>
      </Palette>
    </Modal>
  );
}
