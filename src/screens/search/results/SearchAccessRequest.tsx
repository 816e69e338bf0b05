import { useTranslation } from 'react-i18next';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { useAccessRequest } from '#store/people/useAccessRequest.ts';

/** S6.18: offers to request access after the platform has rejected the search as forbidden. */
export function SearchAccessRequest() {
  const { t } = useTranslation('order');
  const request = useAccessRequest();
  return (
    <div className="ask-for-access">
      <p className="mb-0">{t('access.text')}</p>
      <AccessRequest {...request} />
    </div>
  );
}
