import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Whether this build is a demo. A demo includes the simulated platform, so any file server can serve it. */
export const IS_DEMO = process.env.VITE_DEMO === 'on';

/**
 * A file server does not know the URLs of the console's pages, so the worker responds to each of them with
 * the page.
 */
const PAGE_FOR_ADDRESSES = `addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch('/index.html'));
});
`;

/** Adds the settings and the worker of the simulated platform to a demo, but not to other builds. */
export function demo(): Plugin {
  return {
    name: 'demo',
    apply: () => IS_DEMO,
    async generateBundle() {
      const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
      const source = PAGE_FOR_ADDRESSES + (await readFile(worker, 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
      this.emitFile({ type: 'asset', fileName: 'config.json', source: '{"VITE_MOCKS":"on"}\n' });
    },
  };
}
