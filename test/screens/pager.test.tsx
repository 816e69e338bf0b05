import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchPath } from '#domain/search/searchUrl.ts';
import { initI18n } from '#i18n/texts.ts';
import { SearchOpenerContext } from '#screens/search/form/searchOpener.ts';
import { Pager } from '#screens/search/Pager.tsx';
import { rootReducer } from '#store/rootReducer.ts';
import { aSearch } from '#test/domainBuilders.ts';

let texts: Awaited<ReturnType<typeof initI18n>>;
beforeAll(async () => {
  texts = await initI18n('en');
  await texts.loadNamespaces('results');
});

/**
 * The pager for the page number in the URL, or for the given one if the URL has none. It opens a page as the
 * search screen does.
 */
function PagerOfUrl({ page, total }: { page: number; total: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const criteria = aSearch({ searchTerm: 'a&b', page: Number(params.get('page') ?? page) });
  return (
    <SearchOpenerContext
      value={(opened) => {
        void navigate(searchPath(opened, null));
        return true;
      }}
    >
      <Pager criteria={criteria} total={total} />
    </SearchOpenerContext>
  );
}

function show(page: number, total: number) {
  const router = createMemoryRouter([{ path: '*', element: <PagerOfUrl page={page} total={total} /> }]);
  render(
    <I18nextProvider i18n={texts}>
      <Provider store={configureStore({ reducer: rootReducer })}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  );
  return { router, user: userEvent.setup() };
}

const nav = () => within(screen.getByRole('navigation', { name: 'Result pages' }));
const shown = () =>
  nav()
    .getAllByRole('listitem')
    .slice(1, -1)
    .map((item) => item.textContent)
    .join(' ');

describe('S2.40: the pager', () => {
  it.each([
    [1, 250, '1 2 3'],
    [1, 500, '1 2 3 4 5'],
    [1, 700, '1 2 3 4 5 6 7'],
    [1, 12_840, '1 2 3 4 5 … 99 100'],
    [6, 12_840, '1 2 3 4 5 6 7 8 … 99 100'],
    [7, 12_840, '1 2 … 5 6 7 8 9 … 99 100'],
    [50, 12_840, '1 2 … 48 49 50 51 52 … 99 100'],
    [100, 12_840, '1 2 … 96 97 98 99 100'],
  ])('on page %i of %i results shows %s', (page, total, expected) => {
    show(page, total);
    expect(shown()).toBe(expected);
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent(String(page));
  });

  it('is hidden for a single page', () => {
    show(1, 100);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is a list of links in one navigation, without other elements of these roles', () => {
    show(50, 12_840);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    expect(nav().getAllByRole('list')).toHaveLength(1);
    expect(
      nav()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))[0],
    ).toBe('/?searchTerm=a%26b&page=49');
    expect(
      nav()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Jump backward', 'Jump forward']);
  });

  it('keeps its roles when another page is shown', async () => {
    const { user, router } = show(1, 12_840);
    expect(nav().getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(nav().getByRole('link', { name: 'Page 2' }));
    expect(router.state.location.search).toBe('?searchTerm=a%26b&page=2');
    expect(await nav().findByRole('link', { name: 'Previous page' })).toBeInTheDocument();
    expect(nav().getByRole('link', { name: 'Page 2' })).toHaveFocus();
  });

  it('navigates by keyboard, and ignores other keys', async () => {
    const { user, router } = show(50, 12_840);
    nav().getByRole('link', { name: 'Page 51' }).focus();
    await user.keyboard('a1');
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?searchTerm=a%26b&page=51');
    nav().getByRole('button', { name: 'Jump forward' }).focus();
    await user.keyboard('x');
    expect(router.state.location.search).toBe('?searchTerm=a%26b&page=51');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?searchTerm=a%26b&page=56');
  });

  it('leaves a click with a modifier to the browser', async () => {
    const { user, router } = show(50, 12_840);
    await user.keyboard('{Control>}');
    await user.click(nav().getByRole('link', { name: 'Page 51' }));
    await user.keyboard('{/Control}');
    expect(router.state.location.search).toBe('');
  });
});
