import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Button } from '#components/Button.tsx';
import { ConfirmDialog } from '#components/dialog/ConfirmDialog.tsx';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { valuesOf } from '#domain/byKey.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useRunTitle } from '#screens/runs/useRunTitle.ts';
import { findWorkOfOtherTabs, type WorkOfOtherTabs } from '#store/bulk/bulkOperations.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { signOutRequested } from '#store/people/sessionSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { workUnderWay } from '#store/workUnderWay.ts';

/** The maximum time in milliseconds to look for the work of other tabs, in case the journal does not respond. */
const PATIENCE_MS = 2_000;
const LOSSES = ['run', 'request', 'input', 'settings'] as const;
type Loss = (typeof LOSSES)[number];

interface Losses {
  runsElsewhere: readonly JournaledRun[];
  others: readonly Loss[];
}

/** Returns what a sign-out would lose. Of other tabs, it includes the runs and the requests. */
function lossesOf(state: RootState, found: WorkOfOtherTabs | null): Losses {
  const work = workUnderWay(state);
  const isLost: Record<Loss, boolean> = {
    ...work,
    request: work.request || found?.isSending === true,
    settings: Object.values(state.settings.baseOfUnsaved).some((base) => base !== null),
  };
  const known = valuesOf(state.bulk.runs).filter(({ status }) => status === 'elsewhere');
  const byId = new Map([...known, ...(found?.runs ?? [])].map((run) => [run.job.jobId, run]));
  return { runsElsewhere: [...byId.values()], others: LOSSES.filter((loss) => isLost[loss]) };
}

interface SignOutQuestionProps {
  losses: Losses;
  onConfirm: () => void;
  onCancel: () => void;
}

function SignOutQuestion({ losses: { runsElsewhere, others }, ...handlers }: SignOutQuestionProps) {
  const { t } = useTranslation('dialog');
  const titleOf = useRunTitle();
  const format = useFormat();
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.stay')}
      {...handlers}
    >
      <ul className="mb-0">
        {runsElsewhere.map((run) => (
          <li key={run.job.jobId} className="text-break">
            {t('signOut.runElsewhere', {
              run: titleOf(run),
              when: format.dateTime(toIso(run.job.createdAt)),
            })}
          </li>
        ))}
        {others.map((loss) => (
          <li key={loss}>{t(`signOut.${loss}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/**
 * Returns a function that looks for the work of other tabs and then calls `onFound`, with null if it could not
 * be found (R412).
 */
function useWorkOfOtherTabs(onFound: (work: WorkOfOtherTabs | null) => void): () => void {
  const dispatch = useAppDispatch();
  const search = useOperation(findWorkOfOtherTabs, '');
  const isRunning = search.status === 'running';
  const [isWanted, setIsWanted] = useState(false);
  const handleEnd = useEffectEvent(() => {
    setIsWanted(false);
    onFound(search.status === 'succeeded' ? search.result : null);
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => handleEnd(), isRunning ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isWanted, isRunning]);
  return () => {
    dispatch(findWorkOfOtherTabs.requested(null));
    setIsWanted(true);
  };
}

/** R346: asks for confirmation if work would be lost. */
export function SignOutButton() {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [losses, setLosses] = useState<Losses | null>(null);
  const signOut = () => dispatch(signOutRequested());
  const findWork = useWorkOfOtherTabs((work) => {
    const found = lossesOf(store.getState(), work);
    if (found.runsElsewhere.length + found.others.length > 0) setLosses(found);
    else signOut();
  });
  return (
    <>
      <Button size="sm" className="w-100" onClick={findWork}>
        {t('account.signOut')}
      </Button>
      {losses && <SignOutQuestion losses={losses} onConfirm={signOut} onCancel={() => setLosses(null)} />}
    </>
  );
}
