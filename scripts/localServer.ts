import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WORKER = '/mockServiceWorker.js';

/**
 * What the development server serves besides the sources: `config.json`, made from the `VITE_*` names as a
 * deployment makes it, and the worker of the simulated platform, which a build never holds.
 */
export function localServer(): Plugin {
  return {
    name: 'local-server',
    apply: 'serve',
    configureServer(server) {
      const settings = Object.fromEntries(
        Object.entries(server.config.env).filter(([name]) => name.startsWith('VITE_')),
      );
      server.middlewares.use(async (request, response, next) => {
        if (request.url === '/config.json') {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(settings));
        } else if (request.url?.startsWith(WORKER)) {
          const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
          response.setHeader('Content-Type', 'text/javascript');
          response.end(await readFile(file));
        } else {
          next();
        }
      });
    },
  };
}
