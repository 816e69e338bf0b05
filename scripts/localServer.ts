import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadEnv, type Plugin } from 'vite';
import { handleNonPageRequest } from './ownBackend.ts';

const WORKER = '/mockServiceWorker.js';

function stopOnTakenPort(error: unknown): never {
  const port = error instanceof Error ? /Port (\d+) is already in use/.exec(error.message)?.[1] : undefined;
  if (port === undefined) throw error;
  console.error(
    `Port ${port} is in use, perhaps by a console that runs already: http://localhost:${port}. Stop that program, or choose another port: npm start -- --port ${Number(port) + 7}\nThe identity provider must know the address with that port; the simulated platform takes any.`,
  );
  process.exit(1);
}

/**
 * Makes the development server respond with `config.json`, created from the `VITE_*` settings as in a
 * deployment, and with the worker of the simulated platform, which regular builds do not contain. It forwards
 * calls to the product's own backend to `CONSOLE_BACKEND`.
 */
export function localServer(): Plugin {
  return {
    name: 'local-server',
    apply: 'serve',
    configureServer(server) {
      const settings = Object.fromEntries(
        Object.entries(server.config.env).filter(([name]) => name.startsWith('VITE_')),
      );
      const { listen } = server;
      server.listen = (...options) => listen(...options).catch(stopOnTakenPort);
      const { mode, envDir } = server.config;
      const backend = loadEnv(mode, envDir || process.cwd(), 'CONSOLE_').CONSOLE_BACKEND || null;
      server.middlewares.use(async (request, response, next) => {
        if (handleNonPageRequest(request, response, backend)) return;
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
