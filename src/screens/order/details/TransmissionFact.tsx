import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';
import { transmission } from '#domain/item/transmission.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { Fact } from '../Fact.tsx';
import { LongText } from '../LongText.tsx';

/** S2.81 'transmission detail': whether the fulfiller has received the item and responded. */
export function TransmissionFact({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const found = transmission(item);
  if (!found) return <Fact name={t('fact.transmission')}>{null}</Fact>;
  const { state, since, detail } = found;
  return (
    <Fact name={t('fact.transmission')}>
      {t(`transmission.${state}`)}
      {since && <span className="fact-note">{format.moment(since)}</span>}
      {detail !== '' && (
        <span className="fact-note">
          <LongText text={detail} limit={PLATFORM_TEXT_MAX} />
        </span>
      )}
    </Fact>
  );
}
