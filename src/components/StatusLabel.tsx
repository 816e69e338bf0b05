import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ItemStatus, PIPELINE, pipelineNumber, type StatusType } from '#domain/itemStatus.ts';
import type { StatusTone } from '#domain/orderStatus.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { statusText } from './statusText.ts';

interface StatusLabelProps {
  status: Pick<ItemStatus, 'type' | 'partial' | 'subStatus' | 'isSuspended' | 'isOnHold'>;
  tone: StatusTone;
  /** Also says how far along the pipeline it is. */
  withStep?: boolean;
}

const TONE_ICONS: Record<StatusTone, IconName> = {
  neutral: 'slash-circle-fill',
  danger: 'exclamation-octagon-fill',
  warning: 'exclamation-triangle-fill',
  success: 'check-circle-fill',
};

/** The status in words. */
export function useStatusText() {
  const { t } = useTranslation('status');
  return (status: StatusLabelProps['status']): string => statusText(t, status);
}

function stepOf(type: StatusType): number | null {
  return pipelineNumber(type) || null;
}

interface StatusMarkProps {
  /** Suspended or on hold. */
  isHeldUp: boolean;
  tone: StatusTone;
  text: string;
  /** It may have to be cut. */
  isLong?: boolean;
  children?: ReactNode;
}

/** Word, icon and colour say the same (S2.94). Cheap: a table draws a hundred of them. */
export function StatusMark({ isHeldUp, tone, text, isLong = false, children }: StatusMarkProps) {
  return (
    <span className={`status-label status-${tone}${isLong ? ' is-long' : ''}`}>
      <Icon name={isHeldUp ? 'pause-circle-fill' : TONE_ICONS[tone]} /> {text}
      {children}
    </span>
  );
}

/** A status in the words of the person's language. */
export function StatusLabel({ status, tone, withStep = false }: StatusLabelProps) {
  const { t } = useTranslation('status');
  const step = stepOf(status.type);
  return (
    <StatusMark isHeldUp={status.isSuspended || status.isOnHold} tone={tone} text={statusText(t, status)}>
      {withStep && step !== null && (
        <span className="status-step">{t('step', { step, steps: PIPELINE.length })}</span>
      )}
    </StatusMark>
  );
}
