/** The first texts of the order screen, loaded together so that one missing part does not suspend the others. */
export const ORDER_TEXTS = ['order', 'item', 'actions', 'panels', 'status', 'hints', 'remedy'] as const;
