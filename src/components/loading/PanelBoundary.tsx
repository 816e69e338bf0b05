import '../notice/failureNotice.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

/**
 * How a failure is shown: as a notice in the panel's place, as one line beside other content, or not at all.
 * `none` is for a panel that only adds an explanation.
 */
type FailureDisplay = 'notice' | 'line' | 'none';

export interface PanelBoundaryProps {
  /** The panel's title, for the message if the panel's code cannot be loaded or rendering fails. */
  title: string;
  /** A message that replaces the general one (S8.7). */
  problem?: string | undefined;
  /** When one of these values changes, such as the order's ID, a failed panel renders again. */
  resetKeys?: readonly unknown[] | undefined;
  /** Whether the user is waiting for this panel. If so, the message scrolls into view. */
  isAwaited?: boolean | undefined;
  /** Called before the panel renders again. */
  onRetry?: (() => void) | undefined;
  /** Closes the panel. Set only if the page works without the panel. */
  onClose?: (() => void) | undefined;
  failure?: FailureDisplay | undefined;
  children: ReactNode;
}

interface PanelNoticeProps extends Pick<PanelBoundaryProps, 'title' | 'problem' | 'isAwaited' | 'onClose'> {
  onRetry: () => void;
}

function PanelNotice({ title, problem, isAwaited = false, onRetry, onClose }: PanelNoticeProps) {
  const { t } = useTranslation('shell');
  const notice = useRef<HTMLDivElement>(null);
  // `nearest` scrolls only if the notice is not fully visible.
  useEffect(() => {
    if (isAwaited) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isAwaited]);
  const awaitedClass = isAwaited ? 'failure-notice-awaited' : '';
  return (
    <div className={`alert alert-danger failure-notice ${awaitedClass}`} role="alert" ref={notice}>
      <p className="mb-1">
        <Icon name="exclamation-octagon-fill" /> {problem ?? t('panelFailed', { title })}
      </p>
      <Button variant="outline-danger" size="sm" onClick={onRetry}>
        <Icon name="arrow-clockwise" /> {t('retry')}
      </Button>{' '}
      {onClose && (
        <Button variant="link" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </div>
  );
}

function PanelLine({ title, onRetry }: Pick<PanelNoticeProps, 'title' | 'onRetry'>) {
  const { t } = useTranslation('shell');
  return (
    <p className="failure-line" role="alert">
      <Icon name="exclamation-octagon-fill" /> {t('panelFailed', { title })}{' '}
      <Button variant="link" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}

/**
 * Limits a failure to one panel. If the panel throws or its code cannot be loaded, `failure` determines what
 * is shown instead.
 */
export function PanelBoundary(props: PanelBoundaryProps) {
  const { title, problem, resetKeys = [], isAwaited, onRetry, onClose, failure = 'notice', children } = props;
  const fallback = ({ resetErrorBoundary }: FallbackProps) => {
    if (failure === 'none') return null;
    if (failure === 'line') return <PanelLine title={title} onRetry={resetErrorBoundary} />;
    return (
      <PanelNotice
        title={title}
        problem={problem}
        isAwaited={isAwaited}
        onRetry={resetErrorBoundary}
        onClose={onClose}
      />
    );
  };
  return (
    <ErrorBoundary fallbackRender={fallback} resetKeys={[...resetKeys]} onReset={() => onRetry?.()}>
      {children}
    </ErrorBoundary>
  );
}
