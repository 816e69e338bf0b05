import { useLocation, useNavigate } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { REPORTS_PATH, SEARCH_PATH, supportPath } from '#domain/links/paths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import type { OverlayId } from './overlay/overlays.ts';

interface ShellShortcuts {
  onOpen: (overlay: OverlayId) => void;
  onToggleInspector: () => void;
}

export function useShellShortcuts({ onOpen, onToggleInspector }: ShellShortcuts): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => state.session.status !== 'signedOut');
  const displayZone = useAppSelector((state) => state.settings.displayZone);
  const go = (path: string) => () => void navigate(path);
  const handlers = {
    openPalette: () => onOpen('palette'),
    showHelp: () => onOpen('keys'),
    focusSearch: () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    goSearch: go(SEARCH_PATH),
    goReports: go(REPORTS_PATH),
    goSupport: () => void navigate(supportPath(pathname), { state: { from: pathname } }),
    showNotifications: () => onOpen('notifications'),
    openSettings: () => onOpen('settings'),
    toggleZone: () =>
      void dispatch(preferencesChanged({ displayZone: displayZone === 'utc' ? 'user' : 'utc' })),
    toggleInspector: onToggleInspector,
  };
  useShortcuts(isSignedIn ? handlers : {});
}
