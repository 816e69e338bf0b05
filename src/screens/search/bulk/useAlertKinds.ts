import { useMemo } from 'react';
import { type AlertKind, alertKinds, searchedAlerts, withOnlyAlertKinds } from '#domain/bulk/alertKinds.ts';
import type { BulkProposal } from '#store/bulk/bulkOperations.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';

interface KindsDraft {
  /** The selected statuses; null until the user changes the selection. */
  chosen: string[] | null;
}
const INITIAL: KindsDraft = { chosen: null };
const NO_KINDS: readonly AlertKind[] = [];

export interface AlertKindChoice {
  kinds: readonly AlertKind[];
  chosen: readonly string[];
  /** Whether only the kinds that the search filters by are selected initially. */
  isSearched: boolean;
  isRestored: boolean;
  change: (status: string, isChosen: boolean) => void;
  discard: () => void;
}

/**
 * R150: the kinds of alerts in the proposed run, and the proposal with only the kinds that the user selected.
 * Proposals of other actions have no kinds and stay unchanged. The selection is stored separately for each
 * alert filter.
 */
export function useAlertKinds(proposal: BulkProposal | null): {
  choice: AlertKindChoice;
  narrowed: BulkProposal | null;
} {
  const filters = useAppSelector((state) => state.search.results?.criteria.filters);
  const searched = useMemo(() => (filters ? searchedAlerts(filters) : null), [filters]);
  const draft = useDraft(draftKey('bulk', 'alertKinds', ...(searched ?? [])), INITIAL);
  const isClearing = proposal?.run.job.verb === 'clearAlerts';
  const kinds = useMemo(
    () => (proposal && isClearing ? alertKinds(proposal.run.runOrders) : NO_KINDS),
    [proposal, isClearing],
  );
  const { value } = draft;
  const chosen = useMemo(
    () =>
      kinds
        .map(({ status }) => status)
        .filter((status) => (value.chosen ?? searched ?? [status]).includes(status)),
    [kinds, searched, value],
  );
  const narrowed = useMemo(
    () => (proposal && isClearing ? withOnlyAlertKinds(proposal, chosen) : proposal),
    [proposal, isClearing, chosen],
  );
  const change = (status: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== status);
    draft.change(() => ({ chosen: isChosen ? [...others, status] : others }));
  };
  const { isRestored, discard } = draft;
  return {
    choice: { kinds, chosen, isSearched: searched !== null, isRestored, change, discard },
    narrowed,
  };
}
