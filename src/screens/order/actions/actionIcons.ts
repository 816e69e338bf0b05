import type { IconName } from '#components/iconNames.ts';
import type { ActionId } from '#domain/actions/actionDefinition.ts';

export const ACTION_ICONS: Readonly<Record<ActionId, IconName>> = {
  reorder: 'arrow-repeat',
  redirect: 'signpost-split',
  cancelOrder: 'slash-circle',
  clearAlerts: 'check-circle',
  changeAddress: 'geo-alt',
  updateStatus: 'send',
  callback: 'link-45deg',
  createClaim: 'box-arrow-up-right',
  cancelItem: 'slash-circle',
  rejectItem: 'x-circle',
  retryRouting: 'arrow-clockwise',
  clearItemAlerts: 'check-circle',
  orderJson: 'braces',
  itemJson: 'braces',
  cancelItems: 'slash-circle',
  rejectItems: 'x-circle',
  retryRoutings: 'arrow-clockwise',
};
