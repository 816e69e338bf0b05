import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { dialogClosed, dialogOpened } from '#store/openDialogs.ts';

/** Says that this dialog shows how the operation ends, for as long as it is there. */
export function useAttendance(operation: string, subject: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(dialogOpened({ operation, subject }));
    return () => void dispatch(dialogClosed({ operation, subject }));
  }, [dispatch, operation, subject]);
}
