import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './scripts/findChromium.ts';
import { IS_DEEP } from './test/support/depth.ts';

const executablePath = findHeadlessChromium();

/** The browser tests use the production build, served as in a deployment, with the simulated platform. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  ...(!IS_DEEP && { grepInvert: /@deep/ }),
  outputDir: 'test-results',
  // These timeouts only end tests that hang. They are long, because a slow machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Reduced motion saves a tenth of the time, most of it in dialogs. `actions.spec.ts` runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      ...(executablePath !== null && { executablePath }),
    },
  },
});
