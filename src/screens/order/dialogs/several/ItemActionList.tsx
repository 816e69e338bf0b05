import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useFailureReason } from '#components/notice/FailureNotice.tsx';
import type { ItemActionState } from '#domain/actions/itemsAction.ts';
import type { Failure } from '#domain/failure.ts';
import { platformWords, responseWords } from '#domain/failureWords.ts';
import { ItemWithFulfiller } from '../../facts/ItemLabel.tsx';
import { SignedInAgainText, useIsSignedInAgainAfter } from '../writes/SignedInAgainNotice.tsx';
import type { ItemActionLine } from './useItemActionLines.ts';

/** The states that have their own icon and text. */
type DescribedState = Exclude<ItemActionState, 'ready' | 'leftOut'>;

const ICONS: Readonly<Record<DescribedState, IconName>> = {
  sending: 'hourglass-split',
  done: 'check-circle-fill',
  failed: 'exclamation-octagon-fill',
  changed: 'exclamation-triangle-fill',
  conflicting: 'exclamation-triangle-fill',
  elsewhere: 'exclamation-triangle-fill',
  unknown: 'exclamation-triangle-fill',
  notApplied: 'info-circle-fill',
  doubtful: 'exclamation-triangle-fill',
};

function FailedText({ failure }: { failure: Failure }) {
  const reason = useFailureReason(failure);
  return [reason, platformWords(failure)].filter(Boolean).join(' · ');
}

function Line({ line, unrouted }: { line: ItemActionLine; unrouted: string }) {
  const { t } = useTranslation('actions');
  const { item, state, whyNot, result } = line;
  const lastFailure = result?.kind === 'failed' ? result.failure : null;
  const failure = state === 'failed' ? lastFailure : null;
  const isSignedInAgain = useIsSignedInAgainAfter(failure);
  return (
    <li className="text-break">
      <ItemWithFulfiller item={item} unrouted={unrouted} />
      {state === 'leftOut' && whyNot && <div className="small">{t(`whyNot.${whyNot}`)}</div>}
      {failure && isSignedInAgain && (
        <div className="small" role="status">
          <SignedInAgainText failure={failure} />
        </div>
      )}
      {state !== 'ready' && state !== 'leftOut' && !isSignedInAgain && (
        <div className={`small item-state-${state}`}>
          <Icon name={ICONS[state]} /> {t(`severalItems.state.${state}`)}
          {failure && (
            <>
              {' '}
              <FailedText failure={failure} />
            </>
          )}
          {state === 'unknown' && lastFailure && <> {responseWords(lastFailure)}</>}
        </div>
      )}
    </li>
  );
}

interface ItemLinesProps {
  lines: readonly ItemActionLine[];
  /** Replaces the fulfiller's name for an item that has no fulfiller yet. */
  unrouted: string;
}

export function ItemActionList({ lines, unrouted }: ItemLinesProps) {
  return (
    <ul className="affected-items items-lines">
      {lines.map((line) => (
        <Line key={line.item.itemId} line={line} unrouted={unrouted} />
      ))}
    </ul>
  );
}
