import type { RedirectChoice } from '#domain/actions/redirect.ts';
import { resourceId } from '#domain/links.ts';

/**
 * The ID of a configuration, which distinguishes it from others of the same fulfiller. Renders nothing if the
 * fulfiller has only one.
 */
export function ConfigurationId({ of }: { of: RedirectChoice }) {
  if (!of.isOneOfSeveral) return null;
  return (
    <>
      {' '}
      <small className="text-body-secondary">{resourceId(of.fulfillmentConfigurationHref)}</small>
    </>
  );
}
