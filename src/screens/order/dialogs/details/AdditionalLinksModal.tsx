import './detailModals.css';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { additionalLinks, type ItemLink, isKnownRel } from '#domain/item/itemLinkList.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import type { ItemModalProps } from '../modalProps.ts';
import { useModal } from '../useModal.ts';

/** Returns a function that maps a link relation to its name. An unknown relation is returned unchanged. */
export function useLinkName(): (rel: string) => string {
  const { t } = useTranslation('item');
  return (rel) => (isKnownRel(rel) ? t(`links.rel.${rel}`) : rel);
}

function LinkRow({ link, onView }: { link: ItemLink; onView: (() => void) | null }) {
  const { t } = useTranslation('item');
  const name = useLinkName()(link.rel);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="text-break">
        {link.kind === 'document' ? (
          <code>{link.href}</code>
        ) : (
          <ExternalLink href={link.href}>{link.href}</ExternalLink>
        )}
      </td>
      <td className="text-end text-nowrap">
        {onView && (
          <Button size="sm" onClick={onView}>
            {t('links.view')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

/** S2.78 `additionalIds1`: links to documents and pages related to the item. */
export function AdditionalLinksModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const { open } = useModal();
  const seesDocuments = useAppSelector((state) => canReadMerchant(selectPermissions(state), item.merchantId));
  const platformOrigins = useAppSelector((state) => state.configuration.platformOrigins);
  const links = additionalLinks(item, platformOrigins);
  const pages = [
    { rel: 'document', href: item.documentReferenceUrl },
    { rel: 'printReady', href: item.manufacturingReadyDataUrl },
  ] as const;
  return (
    <DetailModal title={t('links.title')} onClose={onClose} size="xl">
      <table className="table table-sm id-table link-table">
        <tbody>
          {pages
            .filter(({ href }) => href !== '')
            .map(({ rel, href }) => (
              <tr key={rel}>
                <th scope="row">{t(`links.${rel}`)}</th>
                <td className="text-break" colSpan={2}>
                  <ExternalLink href={href}>{href}</ExternalLink>
                </td>
              </tr>
            ))}
          {links.map((link) => (
            <LinkRow
              key={`${link.rel} ${link.href}`}
              link={link}
              onView={
                link.kind === 'document' && seesDocuments
                  ? () => open('itemJson', { itemId: item.itemId, rel: link.rel, index: link.index })
                  : null
              }
            />
          ))}
        </tbody>
      </table>
      {!seesDocuments && <p className="small mb-0">{t('links.noDocuments')}</p>}
    </DetailModal>
  );
}
