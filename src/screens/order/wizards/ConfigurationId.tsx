import { resourceId } from '#domain/links.ts';
import type { RedirectChoice } from '#domain/redirect.ts';

/** What tells a fulfiller's configuration from another one of the same fulfiller; nothing where there is no other. */
export function ConfigurationId({ of }: { of: RedirectChoice }) {
  if (!of.isOneOfSeveral) return null;
  return (
    <>
      {' '}
      <small className="text-body-secondary">{resourceId(of.fulfillmentConfigurationHref)}</small>
    </>
  );
}
