import type { Figures } from './figures.ts'
import { rolling } from './rolling.ts'
import { startTwice } from './second-start.ts'

/** `full` is the size at which the promise is made; the short form in `npm test` calls the same with less. */
export type Part = { full: number; run: (size: number) => Promise<Figures> }

export const parts: Readonly<Record<string, Part>> = {
  rolling: { full: 20, run: rolling },
  'second-start': { full: 10, run: startTwice },
}
