import type { FilterOption } from './filterIndex.ts';
import type { Picked } from './filterValues.ts';

/** A product category with those below it. Ids are unique in the whole tree. */
export interface Category {
  id: string;
  name: string;
  children: readonly Category[];
}

/**
 * The part of the tree with something in it that this person can find: what is available, and the way there.
 * Where only the parent is listed, all below it may be found.
 */
export function availableCategories(
  tree: readonly Category[],
  available: readonly string[],
): readonly Category[] {
  const ids = new Set(available);
  const keep = (category: Category): Category[] => {
    const children = category.children.flatMap(keep);
    if (children.length > 0) return [{ ...category, children }];
    return ids.has(category.id) ? [category] : [];
  };
  return tree.flatMap(keep);
}

/** Every category, under its name and where it stands: 'Marketing › Business cards'. */
export function categoryOptions(tree: readonly Category[], above: readonly string[] = []): FilterOption[] {
  return tree.flatMap(({ id, name, children }) => {
    const path = [...above, name || id];
    return [{ value: id, label: path.join(' › ') }, ...categoryOptions(children, path)];
  });
}

/** A parent stands for its descendants, so it is picked when it is named or when all below it are. */
export function categoryPicked(category: Category, picked: ReadonlySet<string>): Picked {
  if (picked.has(category.id)) return 'all';
  const below = category.children.map((child) => categoryPicked(child, picked));
  if (below.length > 0 && below.every((one) => one === 'all')) return 'all';
  return below.some((one) => one !== 'none') ? 'some' : 'none';
}

function holds(category: Category, id: string): boolean {
  return category.id === id || category.children.some((child) => holds(child, id));
}

/** The fewest ids that say the same: a parent instead of all its children. */
function fewest(category: Category, picked: ReadonlySet<string>): string[] {
  if (categoryPicked(category, picked) === 'all') return [category.id];
  return category.children.flatMap((child) => fewest(child, picked));
}

/** What stays of a branch when one category in it is dropped: all its other parts that were picked. */
function without(category: Category, id: string, picked: ReadonlySet<string>): string[] {
  if (category.id === id) return [];
  if (!holds(category, id)) return fewest(category, picked);
  const isWhole = picked.has(category.id);
  return category.children.flatMap((child) =>
    without(child, id, isWhole ? new Set([...picked, child.id]) : picked),
  );
}

function allIds(tree: readonly Category[]): string[] {
  return tree.flatMap(({ id, children }) => [id, ...allIds(children)]);
}

/**
 * Picks a category with all below it, or drops it with all below it where it was picked. What is stored are the
 * topmost picked ids, because a parent matches its descendants (contract, section 2). Ids outside the tree stay.
 */
export function toggleCategory(
  tree: readonly Category[],
  values: readonly string[],
  category: Category,
): string[] {
  const picked = new Set(values);
  const known = new Set(allIds(tree));
  const foreign = values.filter((value) => !known.has(value));
  if (categoryPicked(category, picked) === 'all') {
    return [...foreign, ...tree.flatMap((root) => without(root, category.id, picked))];
  }
  return [...foreign, ...tree.flatMap((root) => fewest(root, new Set([...picked, category.id])))];
}
