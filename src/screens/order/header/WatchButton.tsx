import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { watchedOptions } from '#domain/actions/watch.ts';
import { loadWatch } from '#store/actions/readOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { useModal } from '../dialogs/useModal.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { useShownOrder } from '../useShownOrder.ts';

/** S2.70: opens the watch options of the order and shows whether the user is watching it. */
export function WatchButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const { open } = useModal();
  const isEnabled = useShownOrder(orderId)?.isPreview === false;
  // A failure is shown only when the user opens the options.
  const watch = latestResult(useOrderReadOperation(loadWatch, { orderId }, { isEnabled }).state);
  const isWatched = watchedOptions(watch?.subscriptions ?? []).length > 0;
  const label = t(isWatched ? 'watched' : 'watch');
  return (
    <Button size="sm" aria-label={label} title={label} onClick={() => open('watch')}>
      <Icon name={isWatched ? 'bell-fill' : 'bell'} /> <span className="tool-text">{label}</span>
    </Button>
  );
}
