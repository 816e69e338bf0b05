/**
 * The texts that the order screen needs first. They load together, so that one missing part does not suspend
 * the others.
 */
export const ORDER_NAMESPACES = ['order', 'item', 'actions', 'panels', 'status', 'hints', 'remedy'] as const;
