import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { type Category, categoryCheckStates } from '#domain/search/categoryTree.ts';
import type { FilterOption } from '#domain/search/filterIndex.ts';
import { type CheckState, inProductionCheckState } from '#domain/search/filterValues.ts';
import { toggledValues } from '#domain/search/firstMatch.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import { IN_PRODUCTION, IN_PRODUCTION_CHILDREN } from '#domain/statusNames.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCategories } from '#store/search/filterSelectors.ts';
import { usePagedList } from './usePagedList.tsx';

interface CategoryTreeProps {
  categories: readonly Category[];
  picked: (id: string) => CheckState;
  onToggle: (id: string) => void;
}

interface BranchProps extends Omit<CategoryTreeProps, 'categories'> {
  category: Category;
}

function Branch({ category, picked, onToggle }: BranchProps) {
  const { t } = useTranslation('filters');
  const id = useId();
  const { name, children } = category;
  const state = picked(category.id);
  const [isOpen, setIsOpen] = useState(state === 'some');
  return (
    <li>
      <div className="category-row">
        {children.length > 0 ? (
          <IconButton
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            label={t(isOpen ? 'collapse' : 'expand', { name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : (
          <span className="category-leaf" />
        )}
        <CheckField
          label={name}
          checked={state === 'all'}
          isPartial={state === 'some'}
          onChange={() => onToggle(category.id)}
        />
      </div>
      <div id={id}>
        {isOpen && <CategoryTree categories={children} picked={picked} onToggle={onToggle} />}
      </div>
    </li>
  );
}

/**
 * The product categories as a tree. Selecting a parent selects all its children. A parent is indeterminate if
 * only some of them are selected.
 */
function CategoryTree({ categories, picked, onToggle }: CategoryTreeProps) {
  const { shown, more } = usePagedList(categories);
  return (
    <>
      <ul className="category-tree list-unstyled mb-0">
        {shown.map((category) => (
          <Branch key={category.id} category={category} picked={picked} onToggle={onToggle} />
        ))}
      </ul>
      {more}
    </>
  );
}

interface OptionListProps {
  options: readonly FilterOption[];
  picked: (value: string) => CheckState;
  onToggle: (value: string) => void;
  isChild?: (value: string) => boolean;
}

function OptionList({ options, picked, onToggle, isChild }: OptionListProps) {
  const { shown, more } = usePagedList(options);
  return (
    <>
      {shown.map(({ value, label, hint }) => (
        <CheckField
          key={value}
          label={
            <>
              {label} {hint !== '' && <span className="option-hint">{hint}</span>}
            </>
          }
          checked={picked(value) === 'all'}
          // S2.28: the parent of statuses of which only some are selected.
          isPartial={picked(value) === 'some'}
          className={isChild?.(value) ? 'ms-4' : ''}
          onChange={() => onToggle(value)}
        />
      ))}
      {more}
    </>
  );
}

interface FilterChoicesProps {
  name: FilterName;
  options: readonly FilterOption[];
  values: readonly string[];
  /** Whether the user has typed a text. The best matches are then listed first, without a hierarchy. */
  isFlat: boolean;
  onChange: (values: readonly string[]) => void;
}

interface ListProps extends Omit<FilterChoicesProps, 'name' | 'onChange'> {
  onToggle: (value: string) => void;
}

function PlainChoices({ options, values, onToggle }: ListProps) {
  const picked = new Set(values);
  return (
    <OptionList
      options={options}
      picked={(value) => (picked.has(value) ? 'all' : 'none')}
      onToggle={onToggle}
    />
  );
}

function isProductionChild(value: string): boolean {
  return IN_PRODUCTION_CHILDREN.some((child) => child === value);
}

/** S2.28: the parent check box 'in production' is listed like a status but not sent as one. */
function StatusChoices({ options, values, isFlat, onToggle }: ListProps) {
  const picked = (value: string): CheckState => {
    if (value === IN_PRODUCTION) return inProductionCheckState(values);
    return values.includes(value) ? 'all' : 'none';
  };
  return (
    <OptionList
      options={options}
      picked={picked}
      onToggle={onToggle}
      {...(!isFlat && { isChild: isProductionChild })}
    />
  );
}

function CategoryChoices({ options, values, isFlat, onToggle }: ListProps) {
  const tree = useAppSelector(selectCategories);
  const states = categoryCheckStates(tree, values);
  const picked = (id: string): CheckState => states.get(id) ?? 'none';
  return isFlat ? (
    <OptionList options={options} picked={picked} onToggle={onToggle} />
  ) : (
    <CategoryTree categories={tree} picked={picked} onToggle={onToggle} />
  );
}

export function FilterChoices({ name, onChange, ...shown }: FilterChoicesProps) {
  const tree = useAppSelector(selectCategories);
  const onToggle = (value: string) => onChange(toggledValues(shown.values, { name, value }, tree));
  if (name === 'productCategories') return <CategoryChoices {...shown} onToggle={onToggle} />;
  const Choices = name === 'statuses' ? StatusChoices : PlainChoices;
  return <Choices {...shown} onToggle={onToggle} />;
}
