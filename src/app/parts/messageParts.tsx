import type { ReactNode } from 'react';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { UnknownOutcomeNotice } from '#components/dialog/UnknownOutcomeNotice.tsx';
import { LoadableContent, type ReadState } from '#components/loading/LoadableContent.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Note, Notice } from '#components/notice/Notice.tsx';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { WaitLine } from '#components/notice/WaitLine.tsx';
import { consoleFailure } from '#domain/failure.ts';
import { componentPart } from './componentPart.ts';
import { FAILURE, HOSTILE_TEXT, INTENTS, NOTE_TONES, noop, REJECTED_FAILURE } from './exampleData.ts';
import type { Part } from './part.ts';

const FAILED_READ = { state: { status: 'failed', failure: FAILURE }, retry: noop } as const;

function Throwing(): ReactNode {
  throw new Error('Drawn on purpose, to show what a panel that fails looks like.');
}

const loadState = (state: ReadState<string>) => () => (
  <LoadableContent
    read={{ state, retry: noop }}
    loading="Loading…"
    lines={3}
    failed="The events could not be loaded."
  >
    {(result) => <p>{result}</p>}
  </LoadableContent>
);

export const MESSAGE_PARTS: readonly Part[] = [
  componentPart('note', {
    full: () =>
      NOTE_TONES.map((tone) => (
        <Note key={tone} tone={tone}>
          The promised date moves to Tuesday.
        </Note>
      )),
    hostile: () => <Note tone="warning">{HOSTILE_TEXT}</Note>,
  }),
  componentPart('failure', {
    full: () => <FailureNotice title="The order could not be loaded." failure={FAILURE} onRetry={noop} />,
    empty: () => <FailureNotice title="The order could not be loaded." failure={consoleFailure('')} />,
    hostile: () => <FailureNotice title="The order was not cancelled." failure={REJECTED_FAILURE} />,
  }),
  componentPart('notice', {
    full: () => (
      <Notice severity="warning" title="The order has changed.">
        <p className="mb-0">Check the items before you go on.</p>
      </Notice>
    ),
    empty: () => <Notice severity="success" title="The request was applied." />,
    hostile: () => <Notice severity="danger">{HOSTILE_TEXT}</Notice>,
  }),
  componentPart('unknown-outcome', {
    full: () => (
      <UnknownOutcomeNotice cause={{ ...FAILURE, outcome: 'unknown', reason: 'timeout', status: null }} />
    ),
    hostile: () => <UnknownOutcomeNotice cause={{ ...REJECTED_FAILURE, outcome: 'unknown' }} />,
  }),
  componentPart('empty-state', {
    full: () => (
      <EmptyState icon="search" title="No order has this ID.">
        <p>Search for a part of it instead.</p>
      </EmptyState>
    ),
    empty: () => <EmptyState icon="search" title="No order has this ID." />,
    hostile: () => <EmptyState icon="search" title={HOSTILE_TEXT} />,
  }),
  componentPart('load-state', {
    full: loadState({ status: 'succeeded', result: 'Loaded.' }),
    loading: loadState({ status: 'running', previous: null }),
    empty: loadState({ status: 'succeeded', result: '' }),
    failed: loadState({ status: 'failed', failure: FAILURE, previous: null }),
    hostile: loadState({ status: 'failed', failure: REJECTED_FAILURE, previous: null }),
  }),
  componentPart('boundary', {
    full: () => (
      <PanelBoundary title="Events">
        <p>Drawn.</p>
      </PanelBoundary>
    ),
    failed: () => (
      <PanelBoundary title="Events">
        <Throwing />
      </PanelBoundary>
    ),
  }),
  componentPart('retry-line', {
    full: () => <RetryLine text="The claims could not be loaded." failure={FAILURE} onRetry={noop} />,
    hostile: () => <RetryLine text={HOSTILE_TEXT} failure={FAILURE} onRetry={noop} />,
  }),
  componentPart('retry-note', {
    full: () => <RetryNote read={FAILED_READ} text="Your saved settings could not be loaded." />,
    hostile: () => <RetryNote read={FAILED_READ} text={HOSTILE_TEXT} />,
  }),
  componentPart('wait', {
    full: () => <WaitLine until={Date.now() + 42_000} onTryNow={noop} onCallOff={noop} />,
  }),
  componentPart('sign-in', { full: () => <SignInAgainButton isOffered isFirst={false} onSignIn={noop} /> }),
  componentPart('restored', { full: () => <RestoredNote onStartOver={noop} /> }),
  componentPart('earlier-intents', {
    full: () => <EarlierIntentList earlier={INTENTS} />,
    empty: () => <EarlierIntentList earlier={[]} />,
    hostile: () => (
      <EarlierIntentList earlier={INTENTS.map((intent) => ({ ...intent, created: [HOSTILE_TEXT] }))} />
    ),
  }),
  componentPart('access-request', {
    full: () => (
      <AccessRequest sub="auth0|5f1e" requestUrl="https://access.example" email="support@console.example" />
    ),
    empty: () => <AccessRequest sub="auth0|5f1e" requestUrl={null} email="" />,
    hostile: () => (
      <AccessRequest sub={HOSTILE_TEXT} requestUrl="https://access.example" email={HOSTILE_TEXT} />
    ),
  }),
];
