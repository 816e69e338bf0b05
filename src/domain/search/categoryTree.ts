import type { FilterOption } from './filterIndex.ts';
import type { CheckState } from './filterValues.ts';

/** A product category with its child categories. IDs are unique in the whole tree. */
export interface Category {
  id: string;
  name: string;
  children: readonly Category[];
}

/**
 * The part of the tree that this user can search by: the available categories and their ancestors. An
 * available category without available descendants keeps all its descendants.
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

export function leafCategoryIds(tree: readonly Category[]): string[] {
  return tree.flatMap(({ id, children }) => (children.length > 0 ? leafCategoryIds(children) : [id]));
}

/** Every category as an option, with its ancestors as the hint. */
export function categoryOptions(tree: readonly Category[], above: readonly string[] = []): FilterOption[] {
  return tree.flatMap(({ id, name, children }) => {
    const here = { value: id, label: name, hint: above.join(' › '), synonyms: [] };
    return [here, ...categoryOptions(children, [...above, name])];
  });
}

/**
 * The state of each category by its ID: 'all' if the category, an ancestor or all its children are selected,
 * 'some' if only some of its descendants are selected, otherwise 'none'.
 */
export function categoryCheckStates(
  tree: readonly Category[],
  values: Iterable<string>,
): ReadonlyMap<string, CheckState> {
  const named = new Set(values);
  const found = new Map<string, CheckState>();
  const visit = (category: Category, isAbovePicked: boolean): CheckState => {
    const isPicked = isAbovePicked || named.has(category.id);
    const below = category.children.map((child) => visit(child, isPicked));
    const isWhole = isPicked || (below.length > 0 && below.every((one) => one === 'all'));
    const picked = isWhole ? 'all' : below.some((one) => one !== 'none') ? 'some' : 'none';
    found.set(category.id, picked);
    return picked;
  };
  for (const root of tree) visit(root, false);
  return found;
}

/** The fewest IDs that select the same categories: a parent instead of all its children. */
function topmost(tree: readonly Category[], values: Iterable<string>): string[] {
  const picked = categoryCheckStates(tree, values);
  const collect = ({ id, children }: Category): string[] =>
    picked.get(id) === 'all' ? [id] : children.flatMap(collect);
  return tree.flatMap(collect);
}

/** The IDs of the selected categories without children, except those in the branch of `id`. */
function leavesOutside(
  tree: readonly Category[],
  picked: ReadonlyMap<string, CheckState>,
  id: string,
): string[] {
  return tree.flatMap((category) => {
    if (category.id === id) return [];
    if (category.children.length > 0) return leavesOutside(category.children, picked, id);
    return picked.get(category.id) === 'all' ? [category.id] : [];
  });
}

/**
 * Selects a category with all its descendants, or clears them if all were selected. Only the topmost selected
 * IDs are stored, because the platform also matches the descendants of a parent
 * (docs/platform/order-manager.md). IDs outside the tree are kept.
 */
export function toggleCategory(tree: readonly Category[], values: readonly string[], id: string): string[] {
  const picked = categoryCheckStates(tree, values);
  const foreign = values.filter((value) => !picked.has(value));
  const next = picked.get(id) === 'all' ? leavesOutside(tree, picked, id) : [...values, id];
  return [...foreign, ...topmost(tree, next)];
}
