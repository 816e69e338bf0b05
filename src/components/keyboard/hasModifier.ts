/** R546: whether a modifier gives the key another meaning in the browser, as Alt and Left, which go back. */
export function hasModifier(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
