import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { secondsUntil, useSeconds } from '../time/useSeconds.ts';
import { Note } from './Notice.tsx';

/** A request that waits for its next try, because the platform has asked for it. */
export interface Wait {
  /** Epoch milliseconds. */
  until: number;
  onTryNow: () => void;
  /** Null for a check, which sends nothing. */
  onCallOff: (() => void) | null;
}

/** The remaining time of the wait, with buttons that send the request now or not at all. */
export function WaitLine({ until, onTryNow, onCallOff }: Wait) {
  const { t } = useTranslation('dialog');
  const now = useSeconds(true);
  return (
    <Note tone="warning">
      {/* Screen readers do not announce a timer role every second. */}
      <p className="mb-2" role="timer">
        {t('wait.text', { seconds: secondsUntil(until, now) })}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button size="sm" onClick={onTryNow}>
          {t('wait.now')}
        </Button>
        {onCallOff && (
          <Button size="sm" onClick={onCallOff}>
            {t('wait.callOff')}
          </Button>
        )}
      </div>
    </Note>
  );
}
