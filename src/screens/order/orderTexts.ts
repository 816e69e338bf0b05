/** The first texts of the order screen, loaded together so that no part waits alone and hides the others. */
export const ORDER_TEXTS = ['order', 'item', 'actions', 'panels', 'status', 'hints'] as const;
