import { Navigate, type RouteObject } from 'react-router';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';
import { Crash } from './Crash.tsx';
import { Shell } from './shell/Shell.tsx';

/** S2.1 to S2.6. The search is what nearly everyone opens first; every other screen is loaded when it is wanted. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: Crash,
    children: [
      {
        ErrorBoundary: Crash,
        children: [
          { index: true, Component: SearchScreen },
          { path: 'index.html', element: <Navigate to="/" replace /> },
          {
            path: 'orders/:orderId',
            lazy: { Component: async () => (await import('#screens/order/OrderScreen.tsx')).OrderScreen },
          },
          {
            path: 'reports',
            lazy: {
              Component: async () => (await import('#screens/reports/ReportsScreen.tsx')).ReportsScreen,
            },
          },
          {
            path: 'reports/create',
            lazy: {
              Component: async () =>
                (await import('#screens/reports/CreateReportScreen.tsx')).CreateReportScreen,
            },
          },
          {
            path: 'support',
            lazy: {
              Component: async () => (await import('#screens/support/SupportScreen.tsx')).SupportScreen,
            },
          },
          {
            path: '*',
            lazy: {
              Component: async () => (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
            },
          },
        ],
      },
    ],
  },
];
