import type { RedirectChoice } from '#domain/actions/redirect.ts';
import { resourceId } from '#domain/links/linkedIds.ts';

/**
 * R377: the ID of the fulfiller, if another one has the same name, and that of its configuration, if routing
 * offers several of them.
 */
export function ChoiceIds({ of }: { of: RedirectChoice }) {
  const ids = [
    ...(of.isNameShared ? [of.fulfillerId] : []),
    ...(of.isOneOfSeveral ? [resourceId(of.fulfillmentConfigurationHref)] : []),
  ];
  if (ids.length === 0) return null;
  return (
    <>
      {' '}
      <small className="text-body-secondary">{ids.join(' · ')}</small>
    </>
  );
}
