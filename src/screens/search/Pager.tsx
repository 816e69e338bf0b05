import { type ComponentType, type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import imported, { type ReactPaginateProps } from 'react-paginate';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { pageCount } from '#domain/pages.ts';
import { criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useSearchOpener } from './form/searchOpener.ts';
import { opensElsewhere } from './opensElsewhere.ts';
import { useSearchPath } from './useSearchPath.ts';

type Paginate = ComponentType<ReactPaginateProps>;

/**
 * Depending on the bundler, the default import of a CommonJS module is the component or an object that
 * contains it.
 */
function isWrapped(module: object): module is { default: Paginate } {
  return 'default' in module;
}

const ReactPaginate: Paginate = isWrapped(imported) ? imported.default : imported;

function repairRoles(nav: HTMLElement): void {
  const list = nav.querySelector('ul');
  list?.removeAttribute('role');
  list?.removeAttribute('aria-label');
  for (const link of nav.querySelectorAll('a')) {
    if (link.hasAttribute('href')) link.removeAttribute('role');
    else link.setAttribute('role', 'button');
  }
}

/**
 * The library gives its list the role `navigation` and its links the role `button`, but this page needs a
 * navigation that contains a list of links. An observer repairs the roles, because the library also renders
 * when this component does not.
 */
function useRepairedRoles() {
  return useCallback((nav: HTMLElement | null) => {
    if (!nav) return;
    repairRoles(nav);
    const observer = new MutationObserver(() => repairRoles(nav));
    observer.observe(nav, { subtree: true, childList: true, attributeFilter: ['href'] });
    return () => observer.disconnect();
  }, []);
}

/** Hides a click with a modifier key from the library, so that the browser handles it. */
function leaveToBrowser(event: MouseEvent) {
  if (opensElsewhere(event)) event.stopPropagation();
}

/**
 * The library treats every key press as a click. The browser already handles Enter on a link, and the other
 * buttons need only Enter and the space bar.
 */
function ignoreTyping(event: KeyboardEvent) {
  const isLink = event.target instanceof HTMLElement && event.target.hasAttribute('href');
  if (isLink || (event.key !== 'Enter' && event.key !== ' ')) event.stopPropagation();
}

function usePageKeys(page: number, last: number, go: (page: number) => void) {
  useShortcuts({
    ...(page > 1 && { previousPage: () => go(page - 1) }),
    ...(page < last && { nextPage: () => go(page + 1) }),
  });
}

/** R527: the page that was requested last, while the results of `criteria` may still be shown. */
function useRequestedPage(criteria: SearchCriteria): number {
  const open = useAppSelector((state) => state.search.criteria) ?? criteria;
  return criteriaKey({ ...open, page: criteria.page }) === criteriaKey(criteria) ? open.page : criteria.page;
}

/**
 * S2.40: links to the first two and last two pages, and to five pages around the current one. There are at
 * most a hundred pages.
 */
export function Pager({ criteria, total }: { criteria: SearchCriteria; total: number }) {
  const { t } = useTranslation(['results', 'search']);
  const format = useFormat();
  const open = useSearchOpener();
  const nav = useRepairedRoles();
  const last = pageCount(total);
  const page = Math.min(useRequestedPage(criteria), last);
  const viewPath = useSearchPath();
  const pathOf = (target: number) => viewPath({ ...criteria, page: target });
  const go = (target: number) => open({ ...criteria, page: target });
  usePageKeys(page, last, go);
  if (last <= 1) return null;
  return (
    <nav
      aria-label={t('search:pages.label')}
      ref={nav}
      onClickCapture={leaveToBrowser}
      onKeyPressCapture={ignoreTyping}
    >
      <ReactPaginate
        pageCount={last}
        forcePage={page - 1}
        marginPagesDisplayed={2}
        pageRangeDisplayed={5}
        hrefBuilder={pathOf}
        onClick={({ nextSelectedPage }) => {
          if (nextSelectedPage !== undefined) go(nextSelectedPage + 1);
          // The URL, not the library's state, determines the current page.
          return false;
        }}
        pageLabelBuilder={(shown) => format.number(shown)}
        ariaLabelBuilder={(shown) => t('pages.page', { page: shown })}
        previousLabel={<Icon name="chevron-left" />}
        previousAriaLabel={t('pages.previous')}
        nextLabel={<Icon name="chevron-right" />}
        nextAriaLabel={t('pages.next')}
        breakLabel="…"
        breakAriaLabels={{ forward: t('pages.forward'), backward: t('pages.backward') }}
        prevPageRel={null}
        nextPageRel={null}
        selectedPageRel={null}
        containerClassName="pagination pagination-sm mb-0"
        pageClassName="page-item"
        previousClassName="page-item"
        nextClassName="page-item"
        breakClassName="page-item"
        pageLinkClassName="page-link"
        previousLinkClassName="page-link"
        nextLinkClassName="page-link"
        breakLinkClassName="page-link"
        activeClassName="active"
        disabledClassName="disabled"
      />
    </nav>
  );
}
