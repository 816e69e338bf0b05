/** R433: whether these IDs mean the same. The platform's services may write an ID in different letter cases. */
export function isSameId(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase();
}

/** The IDs without duplicates (R433), each in its first spelling. */
export function distinctIds(ids: readonly string[]): string[] {
  return ids.filter((id, index) => index === ids.findIndex((one) => isSameId(one, id)));
}
