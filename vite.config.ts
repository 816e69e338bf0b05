import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localServer } from './scripts/localServer.ts';
import { usedBootstrap } from './scripts/usedBootstrap.ts';
import { BUILD_ID, versionFile } from './scripts/versionFile.ts';

export default defineConfig({
  plugins: [react(), localServer(), usedBootstrap(), versionFile()],
  define: {
    'import.meta.env.VITE_BUILD_ID': JSON.stringify(BUILD_ID),
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['test/{domain,api,sagas,mocks,house}/**/*.test.ts'],
          setupFiles: ['test/support/setUp.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'jsdom',
          include: ['test/{components,journeys}/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/setUp.ts', 'test/support/setUpScreens.ts'],
        },
      },
    ],
    env: { TZ: process.env.TZ ?? 'UTC' },
    testTimeout: 15_000,
  },
});
