import { useEffect } from 'react';
import { dialogClosed, dialogOpened } from '#store/actions/openDialogs.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Registers this dialog, while it is mounted, as the one that shows the operation's result. */
export function useDialogRegistration(operation: string, subject: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(dialogOpened({ operation, subject }));
    return () => void dispatch(dialogClosed({ operation, subject }));
  }, [dispatch, operation, subject]);
}
