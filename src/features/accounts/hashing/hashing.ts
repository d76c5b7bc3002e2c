import { availableParallelism } from 'node:os'
import { poolOf } from '../../../platform/workers/pool.ts'
import type { HashingJobs } from './worker.ts'

/** As many at once as there are cores: more of them would take memory and turns from those who read, and be no faster. */
export const hashing = poolOf<HashingJobs>(new URL('./worker.ts', import.meta.url), { most: availableParallelism() })
