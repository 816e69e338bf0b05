import type { RedirectChoice } from '#domain/actions/redirect.ts';
import { resourceId } from '#domain/links.ts';

/** Distinguishes several configurations of the same fulfiller. Renders nothing if there is only one. */
export function ConfigurationId({ of }: { of: RedirectChoice }) {
  if (!of.isOneOfSeveral) return null;
  return (
    <>
      {' '}
      <small className="text-body-secondary">{resourceId(of.fulfillmentConfigurationHref)}</small>
    </>
  );
}
