import './tests/patient.ts'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

const common = {
  globalSetup: ['tests/cluster.ts'],
  // What was built to run is run as it is.
  server: { deps: { external: [/\/dist\/drawn\//] } },
  // Nothing here replaces a module or changes what others share: loading all of it anew for each file was two fifths of
  // the time.
  isolate: false,
  // A condition is waited for long: a machine with much else to do is no fault of the product.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
}
const journeys = { ...common, testTimeout: 600_000 }

/** `npm test` runs the first two, `npm run test:rest` the next two. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'rules and services',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'tests/*.test.ts', 'tests/attacks/*.test.ts'],
        },
      },
      { test: { ...journeys, name: 'journeys', include: ['tests/journeys/*.test.ts'] } },
      // Only the faults run side by side within a file.
      { test: { ...common, name: 'other services', include: ['tests/rest/*.test.ts'], maxConcurrency: 3 } },
      { test: { ...journeys, name: 'other journeys', include: ['tests/rest/journeys/*.test.ts'] } },
      // `npm run words`.
      { test: { ...journeys, name: 'words', include: ['ops/words/*.test.ts'], testTimeout: 1_200_000 } },
      // A quarter of an hour: `npm run accessibility`.
      {
        test: { ...journeys, name: 'every route', include: ['ops/accessibility/*.test.ts'], testTimeout: 1_200_000 },
      },
    ],
  },
})
