import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { isPrintJobStatus, printJobTone } from '#domain/item/printJob.ts';
import { STATUS_TONE_ICONS } from '../panels/toneIcons.ts';

/**
 * S4.31: the state of a fulfiller's print job as text, icon and color. An unknown state is shown unchanged.
 */
export function PrintJobLabel({ status }: { status: string }) {
  const { t } = useTranslation('panels');
  const tone = printJobTone(status);
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={STATUS_TONE_ICONS[tone]} /> {isPrintJobStatus(status) ? t(`printJob.${status}`) : status}
    </span>
  );
}
