import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { demo, IS_DEMO } from './scripts/demo.ts';
import { firstScreenChunks, isPreloaded, secondStage } from './scripts/firstScreenChunks.ts';
import { iconSprite } from './scripts/iconSprite.ts';
import { laterChunks } from './scripts/laterChunks.ts';
import { localServer } from './scripts/localServer.ts';
import { usedBootstrap } from './scripts/usedBootstrap.ts';
import { versionFile } from './scripts/versionFile.ts';

/** The absolute path of a module as the bundler writes it, with forward slashes on every system. */
const path = (file: string) => normalizePath(join(import.meta.dirname, file));
const STAGES = { entry: path('src/main.ts'), console: path('src/app/start.tsx') };

/** Tests that replace modules, or that need modules in their initial state. */
const ALONE = 'test/**/*.alone.test.{ts,tsx}';

export default defineConfig({
  plugins: [
    react(),
    iconSprite(),
    localServer(),
    usedBootstrap(),
    secondStage(STAGES),
    versionFile(),
    demo(),
  ],
  cacheDir: process.env.CONSOLE_CACHE ?? 'node_modules/.vite',
  // An identity provider identifies a console by its URL, so the server does not fall back to another port.
  server: { port: 5173, strictPort: true },
  // The development server bundles the console: 200 requests for sign-in and first results instead of 1,800.
  // Vitest, which uses this configuration too, needs separate modules.
  experimental: { bundledDev: process.env.VITEST === undefined },
  define: {
    'import.meta.env.VITE_DEMO': JSON.stringify(IS_DEMO ? 'on' : 'off'),
  },
  // A text file is only read as a whole, so its keys need no exports.
  json: { namedExports: false },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    manifest: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // Browsers without support for modulepreload (Safari 16) find the files through the imports.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter(isPreloaded),
    },
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      // Repeated constants compress to fewer bytes than the imports and exports of their names.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The entry lists the names of the other files, and their random characters do not compress: with eight,
        // the default, the first files need 170 bytes more. Seven is the least that the bundler accepts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [...firstScreenChunks(STAGES), ...laterChunks(STAGES)],
        },
      },
    },
  },
  test: {
    // The default leaves one core idle, which is half of a machine with two cores.
    maxWorkers: '100%',
    // Files share the modules of their worker, which halves the time. `test/house/alone.test.ts` finds the
    // files that cannot.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['test/{domain,api,app,store,sagas,mocks,house}/**/*.test.ts'],
          exclude: [ALONE],
          setupFiles: ['test/support/setUp.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'jsdom',
          include: ['test/{components,screens,journeys}/**/*.test.{ts,tsx}'],
          exclude: [ALONE],
          setupFiles: ['test/support/setUp.ts', 'test/support/setUpScreens.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          isolate: true,
          environment: 'jsdom',
          include: [ALONE],
          setupFiles: ['test/support/setUp.ts', 'test/support/setUpScreens.ts'],
        },
      },
    ],
    env: { TZ: process.env.TZ ?? 'UTC' },
    // Ends only tests that hang. The longest test takes 15 s on a slow machine and 61 s if that machine is busy;
    // in the deep run, the longest one plays 10,000 schedules in 40 s.
    testTimeout: process.env.TEST_DEPTH === 'deep' ? 200_000 : 100_000,
    hookTimeout: 60_000,
  },
});
