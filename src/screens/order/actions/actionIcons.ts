import type { IconName } from '#components/iconNames.ts';
import type { ActionId } from '#domain/actions/actionDefinition.ts';

export const ACTION_ICONS: Readonly<Record<ActionId, IconName>> = {
  reorder: 'arrow-repeat',
  redirect: 'signpost-split',
  cancelOrder: 'slash-circle-fill',
  clearAlerts: 'check-circle-fill',
  changeAddress: 'geo-alt',
  updateStatus: 'send',
  callback: 'link-45deg',
  createClaim: 'box-arrow-up-right',
  cancelItem: 'slash-circle-fill',
  rejectItem: 'x-circle-fill',
  retryRouting: 'arrow-clockwise',
  clearItemAlerts: 'check-circle-fill',
  orderJson: 'braces',
  itemJson: 'braces',
  cancelItems: 'slash-circle-fill',
  rejectItems: 'x-circle-fill',
  retryRoutings: 'arrow-clockwise',
};
