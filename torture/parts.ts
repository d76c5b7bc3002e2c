import type { Figures } from './figures.ts'
import { tryInputs } from './inputs/inputs.ts'
import { runRaces } from './races/races.ts'
import { rotateKeys } from './rotation.ts'
import { startTwice } from './second-start.ts'
import { lookForSecrets } from './secrets/secrets.ts'

/** `full` is the size at which the promise is made; the short form in `npm test` calls the same with less. */
export type Part = { full: number; run: (size: number) => Promise<Figures> }

export const parts: Readonly<Record<string, Part>> = {
  'second-start': { full: 10, run: startTwice },
  inputs: { full: 1000, run: tryInputs },
  races: { full: 100, run: runRaces },
  rotation: { full: 200, run: rotateKeys },
  secrets: { full: 3, run: lookForSecrets },
}
