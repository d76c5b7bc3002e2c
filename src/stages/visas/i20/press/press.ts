import { poolOf } from '#src/platform/workers/pool.ts'
import type { PressJobs } from './worker.ts'

/** Where the stage's papers are made. */
export const press = poolOf<PressJobs>(new URL('./worker.ts', import.meta.url))
