import { useTranslation } from 'react-i18next';
import { ContactLines } from '#components/address/ContactLines.tsx';
import { CopyableId } from '#components/copy/CopyableId.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { supportMailHref } from '#domain/console/mail.ts';
import type { Item } from '#domain/item/item.ts';
import { FULFILLER_FLAGS, type FulfillerDetails } from '#domain/order/fulfiller.ts';
import { canReadFulfiller } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadFulfiller } from '#store/order/partyOperations.ts';
import { selectPermissions, selectUserId } from '#store/people/userSelectors.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { PartyPopover } from './PartyPopover.tsx';
import { useFulfillerName } from './useFulfillerName.ts';

/** S2.91: for users who cannot read the fulfiller's profile, with an email that requests access. */
function FulfillerAccessDenied({ fulfillerId }: { fulfillerId: string }) {
  const { t } = useTranslation('item');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  const sub = useAppSelector(selectUserId);
  const subject = t('fulfiller.mailSubject', { id: fulfillerId });
  const body = t('fulfiller.mailBody', { id: fulfillerId, sub });
  return (
    <>
      <p className="mb-1">{t('fulfiller.denied')}</p>
      {email !== '' && (
        <p className="mb-0">
          <a href={supportMailHref(email, subject, body)}>{t('fulfiller.contact', { email })}</a>
        </p>
      )}
    </>
  );
}

function Details({ fulfiller }: { fulfiller: FulfillerDetails }) {
  const { t } = useTranslation(['item', 'order']);
  const flagText = (flag: boolean | null) =>
    flag === null ? t('order:notAvailable') : flag ? t('yes') : t('no');
  return (
    <>
      <p className="mb-1 fw-semibold">{fulfiller.name}</p>
      <ContactLines phone={fulfiller.phone} email={fulfiller.email} />
      {fulfiller.internalFulfillerId !== '' && (
        <p className="mb-1">
          {t('fulfiller.internalId')}{' '}
          <CopyableId id={fulfiller.internalFulfillerId} idKind={t('fulfiller.internalId')} />
        </p>
      )}
      <dl className="flag-list">
        {FULFILLER_FLAGS.map((flag) => (
          <div key={flag}>
            <dt>{t(`fulfiller.flag.${flag}`)}</dt>
            <dd>{flagText(fulfiller.flags[flag])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Profile({ fulfillerId }: { fulfillerId: string }) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadFulfiller, { fulfillerId });
  return (
    <LoadableContent read={read} loading={t('reading')} lines={5} failed={t('fulfiller.failed')}>
      {(found) => {
        if (found.kind === 'denied') return <FulfillerAccessDenied fulfillerId={fulfillerId} />;
        return found.kind === 'unknown' ? t('fulfiller.unknown') : <Details fulfiller={found.fulfiller} />;
      }}
    </LoadableContent>
  );
}

interface FulfillerPopoverProps {
  item: Item;
  fulfillerId: string;
  text?: string;
}

/**
 * S2.81, S2.91: the fulfiller's identity and capabilities. Users without the permission see only the
 * fulfiller's ID and how to request access.
 */
export function FulfillerPopover({ item, fulfillerId, text }: FulfillerPopoverProps) {
  const { t } = useTranslation('item');
  const isPermitted = useAppSelector((state) => canReadFulfiller(selectPermissions(state), fulfillerId));
  const name = useFulfillerName(item);
  return (
    <PartyPopover name={name} text={text} openText={t('fulfiller.open', { name })}>
      <p className="mb-1">
        <CopyableId id={fulfillerId} idKind={t('fact.fulfillerId')} />
      </p>
      {isPermitted ? (
        <Profile fulfillerId={fulfillerId} />
      ) : (
        <FulfillerAccessDenied fulfillerId={fulfillerId} />
      )}
    </PartyPopover>
  );
}
