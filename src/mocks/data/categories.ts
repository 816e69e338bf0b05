export interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}

/**
 * Areas with their groups and leaf categories. A category's ID consists of its parent's ID, a dot and its own
 * name in lower case with hyphens.
 */
const TREE: readonly (readonly [area: string, groups: Readonly<Record<string, readonly string[]>>])[] = [
  [
    'Marketing materials',
    {
      'Business cards': ['Standard cards', 'Premium cards', 'Shaped cards'],
      'Flyers and leaflets': ['Flyers', 'Folded leaflets', 'Door hangers'],
      'Brochures and booklets': ['Stapled booklets', 'Perfect-bound booklets'],
      Postcards: ['Standard postcards', 'Direct mail'],
    },
  ],
  [
    'Signs and banners',
    {
      Banners: ['Vinyl banners', 'Mesh banners'],
      'Roll-ups and displays': ['Roll-ups', 'Table displays'],
      'Signs and plates': ['Rigid signs', 'Car magnets'],
      Posters: ['Indoor posters', 'Outdoor posters'],
    },
  ],
  [
    'Clothing and bags',
    {
      'T-shirts and tops': ['T-shirts', 'Polo shirts', 'Hoodies'],
      Bags: ['Tote bags', 'Backpacks'],
      Headwear: ['Caps', 'Beanies'],
    },
  ],
  [
    'Promotional products',
    {
      Drinkware: ['Mugs', 'Bottles'],
      'Pens and office': ['Ballpoint pens', 'Notebooks', 'Mouse mats'],
      Giveaways: ['Key rings', 'Stickers on a sheet'],
    },
  ],
  [
    'Photo products',
    {
      'Photo books': ['Hardcover photo books', 'Softcover photo books'],
      'Wall decor': ['Canvas prints', 'Framed prints'],
      Calendars: ['Wall calendars', 'Desk calendars'],
    },
  ],
  [
    'Stationery and invitations',
    {
      'Cards and invitations': ['Invitations', 'Thank-you cards', 'Greeting cards'],
      Letterheads: ['Letterheads', 'Envelopes'],
      Stamps: ['Self-inking stamps'],
    },
  ],
  [
    'Labels and packaging',
    {
      Labels: ['Roll labels', 'Sheet labels'],
      Packaging: ['Mailer boxes', 'Tissue paper'],
    },
  ],
];

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '-');
}

function node(parent: string, name: string, children: readonly CategoryNode[] = []): CategoryNode {
  return { id: parent ? `${parent}.${slug(name)}` : slug(name), name, children: [...children] };
}

export const CATEGORY_TREE: readonly CategoryNode[] = TREE.map(([area, groups]) =>
  node(
    '',
    area,
    Object.entries(groups).map(([group, leaves]) =>
      node(
        slug(area),
        group,
        leaves.map((leaf) => node(`${slug(area)}.${slug(group)}`, leaf)),
      ),
    ),
  ),
);

function leavesOf(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((one) => (one.children.length > 0 ? leavesOf(one.children) : [one]));
}

const LEAF_BY_NAME = new Map(leavesOf(CATEGORY_TREE).map((leaf) => [leaf.name, leaf.id]));

/** The ID of the leaf category with this name. Throws a `RangeError` for an unknown name. */
export function leafCategory(name: string): string {
  const id = LEAF_BY_NAME.get(name);
  if (!id) throw new RangeError(`No category ${name}`);
  return id;
}

/**
 * Whether a category is the selected one or one of its descendants (docs/platform/order-manager.md). A
 * descendant's ID begins with the IDs of its ancestors.
 */
export function isCategoryWithin(category: string, picked: string): boolean {
  return category === picked || category.startsWith(`${picked}.`);
}
