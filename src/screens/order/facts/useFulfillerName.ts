import { useCallback } from 'react';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { shownFulfillerName } from '#domain/people/fulfillerName.ts';
import { selectFulfillerNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGrants } from '#store/people/userSelectors.ts';

/**
 * S2.91: returns a function that looks up the name of a fulfiller in the list, or else uses `nameFromItem`.
 * The function returns the ID if there is no name or the user cannot read the fulfiller.
 */
export function useFulfillerNameOf(): (fulfillerId: string, nameFromItem: string) => string {
  const permissions = useAppSelector(selectGrants);
  const listed = useAppSelector(selectFulfillerNames);
  return useCallback(
    (fulfillerId: string, nameFromItem: string) =>
      shownFulfillerName(permissions, fulfillerId, listed.get(fulfillerId), nameFromItem),
    [permissions, listed],
  );
}

/** Returns '' for an item without a fulfiller. */
export function useFulfillerName(item: Item): string {
  return useFulfillerNameOf()(itemFulfillerId(item), item.fulfillerName);
}
