import { Navigate, type RouteObject, useLocation } from 'react-router';
import { SEARCH_PATH } from '#domain/paths.ts';
import { Crash, CrashPage } from './Crash.tsx';
import { ScreenComing } from './shell/Content.tsx';
import { Screens } from './shell/Screens.tsx';
import { Shell } from './shell/Shell.tsx';

/** Redirects from the file name of the page to the search, keeping its query. */
function ToSearch() {
  return <Navigate to={{ pathname: SEARCH_PATH, search: useLocation().search }} replace />;
}

/**
 * S2.1 to S2.6. Nearly everyone opens the search first; every other screen is loaded on demand. `lazy` is a function,
 * not an object: the router empties an object when it is done with it, and the next router would find no screen.
 */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashPage,
    children: [
      {
        Component: Screens,
        ErrorBoundary: Crash,
        // The shell renders immediately on every route.
        HydrateFallback: ScreenComing,
        children: [
          // Screens renders the search and keeps it mounted.
          { index: true, element: null },
          { path: 'index.html', Component: ToSearch },
          {
            path: 'orders/:orderId',
            lazy: async () => ({ Component: (await import('#screens/order/OrderScreen.tsx')).OrderScreen }),
          },
          {
            path: 'reports',
            lazy: async () => ({
              Component: (await import('#screens/reports/ReportsScreen.tsx')).ReportsScreen,
            }),
          },
          {
            path: 'reports/create',
            lazy: async () => ({
              Component: (await import('#screens/reports/CreateReportScreen.tsx')).CreateReportScreen,
            }),
          },
          {
            path: 'support',
            lazy: async () => ({
              Component: (await import('#screens/support/SupportScreen.tsx')).SupportScreen,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
            }),
          },
        ],
      },
    ],
  },
];
