/** The texts of the order screen, loaded together so that its parts do not suspend one after another. */
export const ORDER_NAMESPACES = [
  'order',
  'item',
  'actions',
  'dialog',
  'panels',
  'status',
  'hints',
  'remedy',
] as const;
