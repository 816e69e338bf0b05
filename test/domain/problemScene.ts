import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';

export const NOW = Date.parse('2026-11-20T12:00:00.000Z');
/** The instant this many hours from now. */
export const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

/** A status that is five hours late. */
export const late = (name: string, detail = '') => aStatus(name, { detail, expectedCloseDate: at(-5) });
export const inStatus = (...names: Parameters<typeof statusesOf>) =>
  anItem({ statuses: statusesOf(...names) });
/** An item that its fulfiller rejected for this reason. */
export const rejectedFor = (reason: string) =>
  inStatus(aStatus('rejected', { detail: `Rejected by the fulfiller: ${reason}` }));

const FULFILLER = 'k3vd81mq0z';
/** The permissions of a user who can update the orders of one fulfiller. */
export const OPERATOR: Permissions = {
  ...NO_PERMISSIONS,
  fulfillers: [{ identifier: FULFILLER, permissions: ['update:order', 'read:order', 'read:profile'] }],
};

/** The permissions of a user who can also reorder and change the orders of every merchant. */
export const STAFF: Permissions = {
  ...OPERATOR,
  merchants: [{ identifier: '*', permissions: ['create:order', 'update:order', 'read:order'] }],
};

export const routing = aStatus('routing');
