import type { RedirectChoice } from '#domain/actions/redirect.ts';
import { resourceId } from '#domain/links.ts';

/** The ID of a configuration. It is shown only if routing offers several configurations of the fulfiller. */
export function ConfigurationId({ of }: { of: RedirectChoice }) {
  if (!of.isOneOfSeveral) return null;
  return (
    <>
      {' '}
      <small className="text-body-secondary">{resourceId(of.fulfillmentConfigurationHref)}</small>
    </>
  );
}
