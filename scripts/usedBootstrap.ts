import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** The class names that components compose at run time. A scan of the sources cannot find them. */
const BUILT_NAMES = [
  /^btn-/,
  /^alert-/,
  /^text-bg-/,
  /^modal-/,
  /^offcanvas-/,
  /^tooltip-/,
  /^popover-/,
  /^bs-/,
];

/**
 * Keeps only those rules of Bootstrap's stylesheet that the console and its components can use, about a
 * third. Other stylesheets and the development server are not changed.
 */
export function usedBootstrap(): Plugin {
  return {
    name: 'used-bootstrap',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.split('?')[0]?.endsWith('bootstrap/dist/css/bootstrap.min.css')) return null;
      const [purged] = await new PurgeCSS().purge({
        content: [
          'index.html',
          'src/**/*.{ts,tsx}',
          'node_modules/react-bootstrap/esm/{Modal,Offcanvas,Fade,Overlay,Popover,Tooltip,CloseButton}*.js',
          'node_modules/react-paginate/dist/*.js',
        ],
        css: [{ raw: code }],
        safelist: { greedy: BUILT_NAMES, standard: ['show', 'fade', 'collapsing', 'modal-open'] },
      });
      return purged ? { code: purged.css, map: null } : null;
    },
  };
}
