import { createBrowserRouter } from 'react-router';
import { fullUrl, shortUrl } from '#domain/links/longUrl.ts';
import { routes } from './routes.tsx';

/**
 * Creates the router of the browser. R385: if a URL is too long for servers, the address bar and the links
 * have its query in the fragment. The routes and the screens always get the full URL.
 */
export function createConsoleRouter() {
  const replaceUrl = (wanted: (url: string) => string) => {
    const { pathname, search, hash } = window.location;
    const shown = `${pathname}${search}${hash}`;
    if (wanted(shown) !== shown) window.history.replaceState(window.history.state, '', wanted(shown));
  };
  const expand = () => replaceUrl(fullUrl);
  const shorten = () => replaceUrl(shortUrl);
  expand();
  // The router reads the URL here and on every `popstate`, between these two listeners.
  window.addEventListener('popstate', expand);
  const router = createBrowserRouter(routes);
  window.addEventListener('popstate', shorten);
  router.subscribe(shorten);
  shorten();
  const { createHref } = router;
  router.createHref = (to) => shortUrl(createHref(to));
  return router;
}
