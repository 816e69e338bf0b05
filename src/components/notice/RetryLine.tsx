import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';

interface RetryLineProps {
  /** The text about the failure. */
  children: ReactNode;
  onRetry: () => void;
}

export function RetryLine({ children, onRetry }: RetryLineProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {children}{' '}
      <Button variant="inline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}
