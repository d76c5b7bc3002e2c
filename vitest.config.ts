import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

/** What was built to run is run as it is. */
const server = { deps: { external: [/\/dist\/drawn\//] } }

/** Looked at in every view, or answered late. */
const isLong = process.env['SAFAR_ACCESSIBILITY'] !== undefined || process.env['SAFAR_SLOW_NETWORK'] !== undefined

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules and services',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'tests/*.test.ts', 'tests/attacks/*.test.ts'],
          globalSetup: ['tests/cluster.ts'],
          server,
          // Nothing here replaces a module or changes what others share: loading all of it anew for each file
          // was two fifths of the time.
          isolate: false,
          // A condition is waited for long: a machine with much else to do is no fault of the product.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // Only the faults run side by side within a file.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          globalSetup: ['tests/cluster.ts'],
          server,
          isolate: false,
          // What a page is waited for it is waited for long: a machine with much to do is no fault of the page.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: isLong ? 600_000 : 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // A quarter of an hour: `npm run accessibility`.
          name: 'every route',
          include: ['ops/accessibility/*.test.ts'],
          globalSetup: ['tests/cluster.ts'],
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
