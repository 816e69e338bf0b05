import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Button } from '#components/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog.tsx';
import { valuesOf } from '#domain/byKey.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { signOutRequested } from '#store/people/sessionSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { workUnderWay } from '#store/workUnderWay.ts';

const LOSSES = ['run', 'request', 'input', 'settings'] as const;
type Loss = (typeof LOSSES)[number];

/** Returns what a sign-out would lose. Of other tabs, this one knows only the runs and the requests. */
function lossesOf(state: RootState): Loss[] {
  const work = workUnderWay(state);
  const isLost: Record<Loss, boolean> = {
    ...work,
    run: work.run || valuesOf(state.bulk.runs).some(({ status }) => status === 'elsewhere'),
    settings: Object.values(state.settings.baseOfUnsaved).some((base) => base !== null),
  };
  return LOSSES.filter((loss) => isLost[loss]);
}

interface SignOutQuestionProps {
  losses: readonly Loss[];
  onConfirm: () => void;
  onCancel: () => void;
}

function SignOutQuestion({ losses, ...handlers }: SignOutQuestionProps) {
  const { t } = useTranslation('dialog');
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.stay')}
      {...handlers}
    >
      <ul className="mb-0">
        {losses.map((loss) => (
          <li key={loss}>{t(`signOut.${loss}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** R346: asks for confirmation if work would be lost. */
export function SignOutButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const signOut = () => dispatch(signOutRequested());
  const handleClick = () => {
    const found = lossesOf(store.getState());
    if (found.length > 0) setLosses(found);
    else signOut();
  };
  return (
    <>
      <Button size="sm" className="w-100" onClick={handleClick}>
        {t('account.signOut')}
      </Button>
      {losses.length > 0 && (
        <SignOutQuestion losses={losses} onConfirm={signOut} onCancel={() => setLosses([])} />
      )}
    </>
  );
}
