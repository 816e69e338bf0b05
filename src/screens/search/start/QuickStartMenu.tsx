import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { Menu } from '#components/menu/Menu.tsx';
import { countOrders } from '#store/search/searchOperations.ts';
import type { NamedSearch } from '../saved/useStoredSearches.ts';
import { usePeriodicRefresh } from '../usePeriodicRefresh.ts';
import { OrderCount } from '../views/OrderCount.tsx';
import { SearchLink } from '../views/SearchLink.tsx';

interface QuickStartMenuProps {
  label: string;
  icon: IconName;
  children: (close: () => void) => ReactNode;
}

/** Links to searches, each with its number of orders. The numbers load only once the links are visible. */
export function SearchLinks({ searches }: { searches: readonly NamedSearch[] }) {
  usePeriodicRefresh(
    countOrders,
    searches.map(({ criteria }) => criteria),
  );
  return (
    <ul className="quick-start-links">
      {searches.map(({ id, name, criteria, columns }) => (
        <li key={id}>
          <SearchLink criteria={criteria} columns={columns}>
            {name} <OrderCount criteria={criteria} />
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}

/** S2.30: one of the three quick-start menus. */
export function QuickStartMenu({ label, icon, children }: QuickStartMenuProps) {
  return (
    <Menu
      label={label}
      button={
        <>
          <Icon name={icon} /> {label} <Icon name="chevron-down" />
        </>
      }
      variant="outline-secondary"
    >
      {children}
    </Menu>
  );
}
