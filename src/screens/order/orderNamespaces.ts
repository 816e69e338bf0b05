/**
 * The text namespaces that the order screen loads when it opens. Loading them together prevents the parts of
 * the screen from suspending one after another.
 */
export const ORDER_NAMESPACES = ['order', 'item', 'actions', 'panels', 'status', 'hints', 'remedy'] as const;
