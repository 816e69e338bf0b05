import { useTranslation } from 'react-i18next';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUserId } from '#store/people/userSelectors.ts';

/** S6.18: offers to request access after the platform has rejected the search as forbidden. */
export function SearchAccessRequest() {
  const { t } = useTranslation('order');
  const sub = useAppSelector(selectUserId);
  const requestUrl = useAppSelector((state) => state.configuration.pages.requestAccess);
  const email = useAppSelector((state) => state.configuration.supportEmail);
  return (
    <div className="ask-for-access">
      <p className="mb-0">{t('access.text')}</p>
      <AccessRequest sub={sub} requestUrl={requestUrl} email={email} />
    </div>
  );
}
