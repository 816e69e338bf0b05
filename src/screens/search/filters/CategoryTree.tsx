import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Icon } from '#components/Icon.tsx';
import type { Category } from '#domain/search/categoryTree.ts';
import type { CheckState } from '#domain/search/filterValues.ts';
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
          <Button
            variant="icon"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t(isOpen ? 'collapse' : 'expand', { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          </Button>
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
export function CategoryTree({ categories, picked, onToggle }: CategoryTreeProps) {
  const { shown, more } = usePagedList(categories);
  return (
    <>
      <ul className="category-tree">
        {shown.map((category) => (
          <Branch key={category.id} category={category} picked={picked} onToggle={onToggle} />
        ))}
      </ul>
      {more}
    </>
  );
}
