/** What the order screen says from the start: loaded together, so that no part of it hides the others while it waits. */
export const ORDER_TEXTS = ['order', 'item', 'actions', 'panels', 'status', 'hints'] as const;
