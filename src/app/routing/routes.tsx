import { Navigate, type RouteObject, useLocation } from 'react-router';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { CrashPage, RouteCrashNotice } from '../Crash.tsx';
import { NEEDS_NO_PERMISSION, ScreenPlaceholder } from '../shell/content/Content.tsx';
import { Screens } from '../shell/content/Screens.tsx';
import { Shell } from '../shell/Shell.tsx';

function ToSearch() {
  return <Navigate to={{ pathname: SEARCH_PATH, search: useLocation().search }} replace />;
}

/**
 * The routes of the console (S2.1 to S2.6). Most users open the search first, so every other screen is loaded
 * on demand. `lazy` must be a function, because the router clears an object after its first use, and the next
 * router would not find the screen. S2.5, S2.6: reporting a problem and the "page not found" screen need no
 * permission.
 */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashPage,
    children: [
      {
        Component: Screens,
        ErrorBoundary: RouteCrashNotice,
        // While a screen loads, the shell renders immediately and shows this placeholder.
        HydrateFallback: ScreenPlaceholder,
        children: [
          // `Screens` renders the search, so that it stays mounted.
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
            handle: NEEDS_NO_PERMISSION,
            lazy: async () => ({
              Component: (await import('#screens/support/SupportScreen.tsx')).SupportScreen,
            }),
          },
          {
            path: '*',
            handle: NEEDS_NO_PERMISSION,
            lazy: async () => ({
              Component: (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
            }),
          },
        ],
      },
    ],
  },
];
