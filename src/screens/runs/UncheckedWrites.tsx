import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { pathToCheckWrite } from '#domain/writes/guardedWrites.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectUncheckedWrites } from '#store/writes/sentWriteSelectors.ts';

function UncheckedWriteList({ writes }: { writes: readonly SentWrite[] }) {
  const { t } = useTranslation(['runs', 'actions']);
  return (
    <section className="banner run-bar" aria-label={t('runs:unchecked.label')}>
      <p className="mb-0">
        <Icon name="exclamation-triangle-fill" /> {t('runs:unchecked.text', { count: writes.length })}
      </p>
      <ul className="unchecked-writes">
        {writes.map((write) => (
          <li key={writeKey(write)}>
            <Link to={pathToCheckWrite(write)}>
              {t('runs:unchecked.one', {
                action: t(`actions:sent.${write.operation}`),
                order: write.orderId,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Single requests whose outcome is unknown, from any tab and from earlier visits. */
export function UncheckedWrites() {
  const writes = useAppSelector(selectUncheckedWrites);
  return writes.length > 0 && <UncheckedWriteList writes={writes} />;
}
