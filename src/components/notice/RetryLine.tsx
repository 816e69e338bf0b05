import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/failure.ts';
import { Button } from '../Button.tsx';
import { useFailureReason, useRetryWhenConnected } from './FailureNotice.tsx';

interface RetryLineProps {
  /** Says what failed. */
  text: string;
  failure: Failure;
  onRetry: () => void;
  /** Whether a save failed, which the console never repeats by itself (R142). */
  isSave?: boolean;
}

/** R505: a failure in one line beside other content: with the reason, the source on hover, and a retry. */
export function RetryLine({ text, failure, onRetry, isSave = false }: RetryLineProps) {
  const { t } = useTranslation('failure');
  const reason = useFailureReason(failure);
  const source = failure.source && t('source', { source: failure.source });
  useRetryWhenConnected(failure, isSave ? undefined : onRetry);
  return (
    <>
      <span className="text-break" title={source}>
        {text} {reason}
      </span>{' '}
      <Button variant="inline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}
