import './partyPopover.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLines } from '#components/address/ContactLines.tsx';
import { CopyableId } from '#components/copy/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { supportMailHref } from '#domain/console/mail.ts';
import type { Item } from '#domain/item/item.ts';
import { FULFILLER_FLAGS, type FulfillerDetails } from '#domain/order/fulfiller.ts';
import type { MerchantDetails } from '#domain/order/merchant.ts';
import { canReadFulfiller } from '#domain/permissions.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadFulfiller, loadMerchant } from '#store/order/partyOperations.ts';
import { selectPermissions, selectUserId } from '#store/people/userSelectors.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { useFulfillerName } from './useFulfillerName.ts';

interface Labels {
  /** The label of the button. Without it, the name opens the popover and looks like a link. */
  text?: string;
  /** The reason for the contact, which completes the accessible name of a button with a label. */
  subjectName?: string;
}

interface PartyPopoverProps extends Labels {
  name: string;
  /** Describes the button that contains only the name. */
  openText: string;
  children: ReactNode;
}

function PartyPopover({ name, text, subjectName = '', openText, children }: PartyPopoverProps) {
  return (
    <Menu
      className="popover-menu"
      variant={text ? 'outline-secondary' : 'inline'}
      size={text ? 'sm' : undefined}
      label={text ? `${text} ${name} ${subjectName}`.trim() : openText}
      button={
        text ? (
          <>
            <Icon name="envelope" /> {text}
          </>
        ) : (
          <>
            {name}
            <Icon name="info-circle-fill" />
          </>
        )
      }
    >
      {() => children}
    </Menu>
  );
}

function MerchantContacts({ merchant }: { merchant: MerchantDetails }) {
  const { t } = useTranslation('order');
  const { defaultOrderSupportContact: orders, defaultTechSupportContact: tech } = merchant;
  return (
    <dl className="popover-facts">
      <div>
        <dt>{t('contact.orderSupport')}</dt>
        <dd>
          <ContactLines phone={orders?.phone ?? ''} email={orders?.email ?? ''} />
        </dd>
      </div>
      <div>
        <dt>{t('contact.techSupport')}</dt>
        <dd>
          <ContactLines phone={tech?.phone ?? ''} email={tech?.email ?? ''} />
        </dd>
      </div>
    </dl>
  );
}

function MerchantProfile({ merchantId }: { merchantId: string }) {
  const { t } = useTranslation('order');
  const read = useOrderReadOperation(loadMerchant, { merchantId });
  return (
    <>
      <p className="mb-0">
        <CopyableId id={merchantId} idKind={t('contact.merchantId')} />
      </p>
      <LoadableContent
        read={read}
        loading={t('contact.loading')}
        lines={3}
        failed={t('contact.merchantFailed')}
      >
        {(merchant) => <MerchantContacts merchant={merchant} />}
      </LoadableContent>
    </>
  );
}

interface MerchantPopoverProps extends Labels {
  merchantId: string;
}

/** S2.72: a button with the merchant's name or `text`. It opens both support contacts of the merchant. */
export function MerchantPopover({ merchantId, ...button }: MerchantPopoverProps) {
  const { t } = useTranslation('order');
  const name = useAppSelector((state) => selectMerchantNames(state).get(merchantId)) ?? merchantId;
  return (
    <PartyPopover name={name} {...button} openText={t('contact.merchantOpen', { name })}>
      <MerchantProfile merchantId={merchantId} />
    </PartyPopover>
  );
}

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

function FulfillerFacts({ fulfiller }: { fulfiller: FulfillerDetails }) {
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

function FulfillerProfile({ fulfillerId }: { fulfillerId: string }) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadFulfiller, { fulfillerId });
  return (
    <LoadableContent read={read} loading={t('reading')} lines={5} failed={t('fulfiller.failed')}>
      {(found) => {
        if (found.kind === 'denied') return <FulfillerAccessDenied fulfillerId={fulfillerId} />;
        return found.kind === 'unknown' ? (
          t('fulfiller.unknown')
        ) : (
          <FulfillerFacts fulfiller={found.fulfiller} />
        );
      }}
    </LoadableContent>
  );
}

interface FulfillerPopoverProps extends Labels {
  item: Item;
  fulfillerId: string;
}

/**
 * S2.81, S2.91: the fulfiller's identity and capabilities. Users without the permission see only the
 * fulfiller's ID and how to request access.
 */
export function FulfillerPopover({ item, fulfillerId, ...button }: FulfillerPopoverProps) {
  const { t } = useTranslation('item');
  const isPermitted = useAppSelector((state) => canReadFulfiller(selectPermissions(state), fulfillerId));
  const name = useFulfillerName(item);
  return (
    <PartyPopover name={name} {...button} openText={t('fulfiller.open', { name })}>
      <p className="mb-1">
        <CopyableId id={fulfillerId} idKind={t('fact.fulfillerId')} />
      </p>
      {isPermitted ? (
        <FulfillerProfile fulfillerId={fulfillerId} />
      ) : (
        <FulfillerAccessDenied fulfillerId={fulfillerId} />
      )}
    </PartyPopover>
  );
}
