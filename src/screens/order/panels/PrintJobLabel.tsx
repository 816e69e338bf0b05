import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { isPrintJobStatus, printJobTone } from '#domain/item/printJob.ts';
import { TONE_ICONS } from './toneIcons.ts';

/** The state of a fulfiller's print job (S4.31): text, icon and color; an unknown state by its raw name. */
export function PrintJobLabel({ status }: { status: string }) {
  const { t } = useTranslation('panels');
  const tone = printJobTone(status);
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={TONE_ICONS[tone]} /> {isPrintJobStatus(status) ? t(`printJob.${status}`) : status}
    </span>
  );
}
