import '../styles/print.css';
import '../styles/forcedColors.css';
import './shell.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { createCommandRegistry } from '#components/keyboard/commandRegistry.ts';
import { CommandContext } from '#components/keyboard/useCommands.ts';
import { Deferred } from '#components/loading/Deferred.tsx';
import { ConnectedContext } from '#components/notice/FailureNotice.tsx';
import { useOnline } from '#components/page/useOnline.ts';
import { SPLIT } from '#domain/links/paths.ts';
import { isDeveloper } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectUncheckedWrites } from '#store/writes/sentWriteSelectors.ts';
import { useKeyboard } from '../input/useKeyboard.ts';
import { TopBar } from './bar/TopBar.tsx';
import { Content } from './content/Content.tsx';
import { PageNotices } from './notices/PageNotices.tsx';
import { OVERLAYS, type OverlayId } from './overlay/overlays.ts';
import { PendingPage } from './overlay/PendingPage.tsx';
import { KeyBuffer, useOverlay } from './overlay/useOverlay.tsx';
import { useShellShortcuts } from './useShellShortcuts.ts';

const loadSignIn = async () => (await import('./content/SignInPage.tsx')).SignInPage;
const loadSplitResults = async () => (await import('./content/SplitResults.tsx')).SplitResults;
const loadSnackbars = async () => (await import('./messages/Snackbars.tsx')).Snackbars;
const loadExportBar = async () => (await import('./ExportBar.tsx')).ExportBar;
const loadRuns = async () => (await import('#screens/runs/Runs.tsx')).Runs;
const loadInspector = async () => (await import('../overlays/Inspector.tsx')).InspectorPlace;

/**
 * Moves the focus to the content of each new page, so that a screen reader announces the page. Does nothing
 * if the focus is already in the content.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Frame() {
  const { t } = useTranslation(['shell', 'table']);
  const isSignedIn = useAppSelector((state) => state.session.status !== 'signedOut');
  const hasRuns = useAppSelector(
    (state) => Object.keys(state.bulk.runs).length > 0 || selectUncheckedWrites(state).length > 0,
  );
  const isExporting = useAppSelector((state) => state.export.status !== 'idle');
  const hasSplitView = new URLSearchParams(useLocation().search).has(SPLIT);
  const main = useFocusOnNavigation();
  const { overlay, open: openOverlay, close, ahead } = useOverlay();
  const typed = useRef('');
  const open = (id: OverlayId) => {
    typed.current = '';
    openOverlay(id);
  };
  const canInspect = useAppSelector((state) => isDeveloper(selectPermissions(state)));
  // R435: the key may be pressed before the user's groups arrive, and opens the inspector when they do. Null until
  // it is first pressed.
  const [wantsInspector, setWantsInspector] = useState<boolean | null>(null);
  useShellShortcuts({ onOpen: open, onToggleInspector: () => setWantsInspector(!wantsInspector) });
  return (
    <>
      <a href="#content" className="visually-hidden-focusable skip-link">
        {t('skipToContent')}
      </a>
      <PendingPage page={ahead} />
      <TopBar onOpen={open} />
      <PageNotices />
      {isExporting && <Deferred load={loadExportBar} props={{}} title={t('table:download.button')} />}
      {hasRuns && isSignedIn && <Deferred load={loadRuns} props={{}} title={t('table:bulk')} />}
      <div className="page-row">
        {isSignedIn && (
          <Deferred
            load={loadSplitResults}
            props={{}}
            title={t('splitList')}
            // R523: nothing moves when the list appears.
            fallback={hasSplitView && <div className="split-list" />}
            isLowPriority={!hasSplitView}
          />
        )}
        <main id="content" ref={main} tabIndex={-1}>
          {isSignedIn ? <Content /> : <Deferred load={loadSignIn} props={{}} title={t('signIn.button')} />}
        </main>
      </div>
      {wantsInspector !== null && canInspect && isSignedIn && (
        <Deferred
          load={loadInspector}
          props={{ isOpen: wantsInspector, onClose: () => setWantsInspector(false) }}
          title={t('inspector')}
        />
      )}
      {overlay && isSignedIn && (
        <Deferred
          key={overlay}
          load={OVERLAYS[overlay]}
          props={{ typedAhead: () => typed.current, onClose: close, onOpen: open }}
          title={t(overlay)}
          fallback={<KeyBuffer typed={typed} onClose={close} />}
        />
      )}
      {/* R54: a write that was sent before the sign-out ends later, and its message names the order. */}
      {isSignedIn && <Deferred load={loadSnackbars} props={{}} title={t('notifications')} isLowPriority />}
    </>
  );
}

export function Shell() {
  const [registry] = useState(createCommandRegistry);
  useKeyboard(registry);
  const isOnline = useOnline();
  const hasSession = useAppSelector((state) => state.session.status !== 'expired');
  return (
    <CommandContext value={registry}>
      <ConnectedContext value={isOnline && hasSession}>
        <Frame />
      </ConnectedContext>
    </CommandContext>
  );
}
