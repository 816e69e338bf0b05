import './statusLabel.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenTypeFacts, openType, PIPELINE, pipelineNumber } from '#domain/item/itemStatus.ts';
import {
  type StatusSign,
  type StatusSignFacts,
  type StatusTone,
  statusSign,
} from '#domain/item/statusTone.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { type StatusFacts, type StatusTFunction, statusText } from './statusText.ts';

interface StatusLabelProps {
  status: StatusFacts & StatusMarkProps['status'];
  tone: StatusTone;
  /** Whether to show the number of the current pipeline step after the status. */
  withStep?: boolean;
}

const SIGN_ICONS: Record<Exclude<StatusSign, 'progress'>, IconName> = {
  held: 'pause-circle-fill',
  error: 'exclamation-octagon-fill',
  late: 'exclamation-triangle-fill',
  cancelled: 'dash-circle-fill',
  done: 'check-circle-fill',
};

export function useStatusText() {
  const { t } = useTranslation('status');
  return (status: StatusFacts): string => statusText(t, status);
}

function stepOf(status: OpenTypeFacts): number {
  return pipelineNumber(openType(status));
}

interface StatusMarkProps {
  status: StatusSignFacts & OpenTypeFacts;
  tone: StatusTone;
  text: string;
  /** Whether the text is long and may be truncated. */
  isLong?: boolean;
  children?: ReactNode;
}

/**
 * A status with its text, a color, and an icon or a ring (S2.94). The ring is filled in proportion to the
 * progress in the pipeline. The pause icon has its own color. The table contains a hundred of these, so the
 * component must render quickly.
 */
export function StatusMark({ status, tone, text, isLong = false, children }: StatusMarkProps) {
  const sign = statusSign(status, tone);
  return (
    <span className={`status-label status-${tone}${isLong ? ' is-long' : ''}`}>
      {sign === 'progress' ? (
        <span className={`ring ring-${stepOf(status)}`} />
      ) : (
        <Icon name={SIGN_ICONS[sign]} className={sign === 'held' ? 'status-sign-held' : ''} />
      )}
      {` ${text} `}
      {children}
    </span>
  );
}

/** `StatusLabel` with texts from its parent, for lists with a hundred of them. */
export function StepMark({
  status,
  tone,
  text: t,
  withStep = false,
}: StatusLabelProps & { text: StatusTFunction }) {
  const step = stepOf(status);
  return (
    <StatusMark status={status} tone={tone} text={statusText(t, status)}>
      {withStep && step > 0 && (
        <span className="status-step">{t('step', { step, steps: PIPELINE.length })}</span>
      )}
    </StatusMark>
  );
}

export function StatusLabel(props: StatusLabelProps) {
  const { t } = useTranslation('status');
  return <StepMark {...props} text={t} />;
}
