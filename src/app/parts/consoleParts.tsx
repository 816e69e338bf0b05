import '#screens/runs/runs.css';
import { lookUp } from '#domain/byKey.ts';
import type { PlatformCall } from '#domain/console/call.ts';
import { NotFoundScreen } from '#screens/notFound/NotFoundScreen.tsx';
import { CreateReportScreen } from '#screens/reports/CreateReportScreen.tsx';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { RecentRunList } from '#screens/runs/RecentRunsDialog.tsx';
import { RunBar } from '#screens/runs/RunBar.tsx';
import { RunProgressView } from '#screens/runs/RunProgressView.tsx';
import { RunResultLists } from '#screens/runs/RunResultLists.tsx';
import { SupportScreen } from '#screens/support/SupportScreen.tsx';
import { callsRecorded, waitChanged } from '#store/console/callsSlice.ts';
import { clockCompared } from '#store/console/serverSlice.ts';
import {
  renewalReported,
  sessionExpired,
  signedIn,
  signedOut,
  signInFailed,
} from '#store/people/sessionSlice.ts';
import {
  exportIncomplete,
  exportProgressed,
  exportRefused,
  exportSaved,
} from '#store/results/exportSlice.ts';
import { Inspector } from '../overlays/Inspector.tsx';
import { AccountPanel } from '../shell/bar/AccountPanel.tsx';
import { NoAccess } from '../shell/content/NoAccess.tsx';
import { PermissionsFailed } from '../shell/content/PermissionsFailed.tsx';
import { SignInPage } from '../shell/content/SignInPage.tsx';
import { ExportBar } from '../shell/ExportBar.tsx';
import { ClockNotice } from '../shell/notices/ClockNotice.tsx';
import { SessionNotice } from '../shell/notices/SessionNotice.tsx';
import { WaitBanner } from '../shell/notices/WaitBanner.tsx';
import { FAILURE, HOSTILE_TEXT, NOW, noop, REJECTED_FAILURE } from './exampleData.ts';
import type { Part } from './part.ts';
import { RECENT_RUNS, RUNS } from './runData.ts';
import { after, SAVED_SEARCHES } from './storeStates.ts';

const CALL: PlatformCall = {
  id: 1,
  service: 'order-manager',
  method: 'GET',
  url: 'https://order-manager.simulated.example/v1/orders/4711',
  status: 200,
  outcome: 'ok',
  reason: null,
  tries: 1,
  startedAt: NOW,
  durationMs: 120,
  correlationId: '5b0c1a52',
};
const FAILED_CALL: PlatformCall = {
  ...CALL,
  id: 2,
  status: 503,
  outcome: 'unavailable',
  reason: 'answered',
  tries: 3,
};

const HOSTILE_USER = after(signedIn({ sub: HOSTILE_TEXT, name: HOSTILE_TEXT }));

const RUN_EXAMPLES: Part['examples'] = { full: {}, loading: {}, empty: {}, failed: {}, hostile: {} };

const RUN_PARTS: readonly Part[] = [
  { id: 'run-bar', examples: RUN_EXAMPLES, render: ({ state }) => <RunBar run={RUNS[state]} /> },
  {
    id: 'run-progress',
    examples: RUN_EXAMPLES,
    render: ({ state }) => <RunProgressView run={RUNS[state]} />,
  },
  { id: 'run-results', examples: RUN_EXAMPLES, render: ({ state }) => <RunResultLists run={RUNS[state]} /> },
  {
    id: 'recent-runs',
    examples: { full: {}, empty: {}, hostile: {} },
    render: ({ state }) => <RecentRunList runs={lookUp(RECENT_RUNS, state) ?? []} onShow={noop} />,
  },
];

const failedSignIn = (message: string | null) =>
  after(signedOut(), signInFailed({ problem: 'backend', message }));

const SESSION_PARTS: readonly Part[] = [
  {
    id: 'sign-in',
    examples: {
      full: after(signedOut()),
      failed: failedSignIn(null),
      hostile: failedSignIn(HOSTILE_TEXT),
    },
    render: () => <SignInPage />,
  },
  {
    id: 'session-notice',
    examples: {
      full: after(sessionExpired()),
      loading: after(renewalReported({ tokenExpiresAt: null })),
      failed: after(sessionExpired(), signInFailed({ problem: 'unreachable', message: null })),
    },
    render: () => <SessionNotice />,
  },
];

/** The parts that belong neither to the search nor to the order. */
export const CONSOLE_PARTS: readonly Part[] = [
  ...RUN_PARTS,
  ...SESSION_PARTS,
  {
    id: 'inspector',
    examples: {
      full: after(callsRecorded([CALL, FAILED_CALL])),
      empty: {},
      hostile: after(callsRecorded([{ ...CALL, url: HOSTILE_TEXT }])),
    },
    render: () => <Inspector onClose={noop} />,
  },
  {
    id: 'export-bar',
    examples: {
      full: after(exportSaved({ count: 250, name: 'orders.csv', unreadable: 0 })),
      loading: after(exportProgressed({ count: 100, total: 250 })),
      empty: after(exportRefused({ total: 123_456 })),
      failed: after(
        exportIncomplete({ count: 99, total: 250, missing: [{ first: 101, last: 250 }], unreadable: 1 }),
      ),
      hostile: after(exportSaved({ count: 1, name: HOSTILE_TEXT, unreadable: 123_456 })),
    },
    render: () => <ExportBar />,
  },
  {
    id: 'reports',
    examples: SAVED_SEARCHES,
    render: () => <ReportsScreen />,
  },
  {
    id: 'support',
    examples: { full: {} },
    render: () => <SupportScreen />,
  },
  {
    id: 'create-report',
    examples: { full: {} },
    render: () => <CreateReportScreen />,
  },
  {
    id: 'account',
    examples: { full: {}, hostile: {} },
    render: ({ state }) => (
      <AccountPanel name={state === 'full' ? 'Ana Ruiz' : HOSTILE_TEXT} onOpen={noop} onClose={noop} />
    ),
  },
  {
    id: 'no-access',
    examples: { full: {}, hostile: HOSTILE_USER },
    render: () => <NoAccess />,
  },
  {
    id: 'permissions-failed',
    examples: { failed: {}, hostile: HOSTILE_USER },
    render: ({ state }) => (
      <PermissionsFailed failure={{ ...(state === 'failed' ? FAILURE : REJECTED_FAILURE), status: 403 }} />
    ),
  },
  {
    id: 'clock-notice',
    examples: {
      full: after(clockCompared(-82_800_000)),
      hostile: after(clockCompared(40_000 * 86_400_000)),
      empty: {},
    },
    render: () => <ClockNotice />,
  },
  {
    id: 'wait-banner',
    examples: {
      full: after(waitChanged({ service: 'order-manager', until: Date.now() + 3_600_000 })),
      empty: {},
    },
    render: () => <WaitBanner />,
  },
  {
    id: 'not-found',
    examples: { full: {} },
    render: () => <NotFoundScreen />,
  },
];
