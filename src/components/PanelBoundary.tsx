import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';

interface PanelBoundaryProps {
  /** What the panel is called: said when it cannot be drawn. */
  title: string;
  /** Drawing is tried again when one of these changes, such as the order's id. */
  resetKeys?: readonly unknown[];
  /** Makes ready for another try, before it is drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** A panel that throws while it draws, or whose code does not arrive, costs itself only. */
export function PanelBoundary({ title, resetKeys, onRetry, children }: PanelBoundaryProps) {
  const { t } = useTranslation('shell');
  const fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <div className="alert alert-danger failure-notice" role="alert">
      <p className="mb-1">
        <Icon name="exclamation-octagon-fill" /> {t('panelFailed', { title })}
      </p>
      <button type="button" className="btn btn-outline-danger btn-sm" onClick={resetErrorBoundary}>
        <Icon name="arrow-clockwise" /> {t('retry')}
      </button>
    </div>
  );
  return (
    <ErrorBoundary
      fallbackRender={fallback}
      {...(resetKeys && { resetKeys: [...resetKeys] })}
      {...(onRetry && { onReset: onRetry })}
    >
      {children}
    </ErrorBoundary>
  );
}
