import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** Class names that components compose at run time, so that a scan of the sources cannot find them. */
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
 * Keeps only those rules of Bootstrap's stylesheet that the console and its components can use. They are a
 * third of it. This changes only builds, and only Bootstrap's own file, because the console's styles are
 * written by hand.
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
