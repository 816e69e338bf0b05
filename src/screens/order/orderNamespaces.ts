/**
 * The texts that the order screen needs first. They load together, so that no part of the screen suspends
 * later to load its own texts.
 */
export const ORDER_NAMESPACES = ['order', 'item', 'actions', 'panels', 'status', 'hints', 'remedy'] as const;
