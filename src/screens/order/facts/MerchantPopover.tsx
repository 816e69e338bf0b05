import { useTranslation } from 'react-i18next';
import { ContactLines } from '#components/address/ContactLines.tsx';
import { CopyableId } from '#components/copy/CopyableId.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import type { MerchantDetails } from '#domain/order/merchant.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadMerchant } from '#store/order/partyOperations.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { PartyPopover } from './PartyPopover.tsx';

function Contacts({ merchant }: { merchant: MerchantDetails }) {
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

function MerchantDetailsPanel({ merchantId }: { merchantId: string }) {
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
        {(merchant) => <Contacts merchant={merchant} />}
      </LoadableContent>
    </>
  );
}

/** S2.72: a button with the merchant's name or `text`. It opens both support contacts of the merchant. */
export function MerchantPopover({ merchantId, text }: { merchantId: string; text?: string }) {
  const { t } = useTranslation('order');
  const name = useAppSelector((state) => selectMerchantNames(state).get(merchantId)) ?? merchantId;
  return (
    <PartyPopover name={name} text={text} openText={t('contact.merchantOpen', { name })}>
      <MerchantDetailsPanel merchantId={merchantId} />
    </PartyPopover>
  );
}
