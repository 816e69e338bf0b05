import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { changeRequestTone, isChangeRequestState } from '#domain/event/changeRequest.ts';
import { STATUS_TONE_ICONS } from '../toneIcons.ts';

/**
 * S4.27: green for accepted, red for rejected, yellow for preparing, and the primary color for other states.
 * The text and the icon carry the same information.
 */
export function ChangeRequestStateLabel({ state }: { state: string }) {
  const { t } = useTranslation('panels');
  const tone = changeRequestTone(state);
  const name = isChangeRequestState(state)
    ? t(`changes.state.${state}`)
    : state || t('changes.state.unknown');
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={STATUS_TONE_ICONS[tone]} /> {name}
    </span>
  );
}
