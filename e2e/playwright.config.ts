import { defineConfig } from '@playwright/test';

/** Quiet and sandbox-free, so that the browser runs in containers and as root too. */
const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright's own list, whose place this one takes; then calls that outlive their page, which newer browsers send where
 * no journey can hold them up; and last the suggestions below the address bar: headless Chromium builds two pages for
 * them with every context, which cost about a second of computing each time.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'KeepAliveInBrowserMigration',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

export default defineConfig({
  globalSetup: './environment/global-setup.ts',
  fullyParallel: true,
  // Two processors: a journey computes for little more than half of its time, the rest of which it waits.
  workers: 3,
  // Who passes the second time is told as flaky: a race or a starved machine, to be mended, but no fault of the product.
  retries: 1,
  // Limits that only end what hangs: on a busy machine everything takes its time.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['./environment/slowest-tests.ts']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    trace: 'off',
    locale: 'ar-IQ',
    timezoneId: 'Asia/Baghdad',
    // What is not there within this will not come: the test fails then, and not when its whole time is over.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...browserArguments, `--disable-features=${disabledFeatures.join(',')}`],
    },
  },
  projects: [
    { name: 'samples', testDir: './samples' },
    { name: 'journeys', testDir: './journeys' },
    // Real processes are killed here; last, so that few journeys wait for the machine.
    { name: 'faults', testDir: './faults' },
  ],
});
