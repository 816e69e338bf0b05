import { categoryCheckStates, toggleCategory } from '#domain/search/categoryTree.ts';
import type { FilterOption } from '#domain/search/filterIndex.ts';
import {
  type CheckState,
  inProductionCheckState,
  toggleInProduction,
  toggleValue,
} from '#domain/search/filterValues.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import { IN_PRODUCTION, IN_PRODUCTION_CHILDREN } from '#domain/statusNames.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCategories } from '#store/search/filterSelectors.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { OptionList } from './OptionList.tsx';

interface FilterChoicesProps {
  name: FilterName;
  options: readonly FilterOption[];
  values: readonly string[];
  /** Whether the user has typed a text. The best matches are then listed first, without a hierarchy. */
  isFlat: boolean;
  onChange: (values: readonly string[]) => void;
}

type ChoicesProps = Omit<FilterChoicesProps, 'name'>;

function PlainChoices({ options, values, onChange }: ChoicesProps) {
  const picked = new Set(values);
  return (
    <OptionList
      options={options}
      picked={(value) => (picked.has(value) ? 'all' : 'none')}
      onToggle={(value) => onChange(toggleValue(values, value))}
    />
  );
}

function isProductionChild(value: string): boolean {
  return IN_PRODUCTION_CHILDREN.some((child) => child === value);
}

/** S2.28: the parent check box 'in production' is listed like a status but not sent as one. */
function StatusChoices({ options, values, isFlat, onChange }: ChoicesProps) {
  const picked = (value: string): CheckState => {
    if (value === IN_PRODUCTION) return inProductionCheckState(values);
    return values.includes(value) ? 'all' : 'none';
  };
  return (
    <OptionList
      options={options}
      picked={picked}
      onToggle={(value) =>
        onChange(value === IN_PRODUCTION ? toggleInProduction(values) : toggleValue(values, value))
      }
      {...(!isFlat && { isChild: isProductionChild })}
    />
  );
}

function CategoryChoices({ options, values, isFlat, onChange }: ChoicesProps) {
  const tree = useAppSelector(selectCategories);
  const states = categoryCheckStates(tree, values);
  const picked = (id: string): CheckState => states.get(id) ?? 'none';
  const toggle = (id: string) => onChange(toggleCategory(tree, values, id));
  return isFlat ? (
    <OptionList options={options} picked={picked} onToggle={toggle} />
  ) : (
    <CategoryTree categories={tree} picked={picked} onToggle={toggle} />
  );
}

export function FilterChoices({ name, ...choices }: FilterChoicesProps) {
  if (name === 'productCategories') return <CategoryChoices {...choices} />;
  return name === 'statuses' ? <StatusChoices {...choices} /> : <PlainChoices {...choices} />;
}
