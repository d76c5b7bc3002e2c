import { availableParallelism } from 'node:os'
import { poolOf } from '../../../platform/workers/pool.ts'
import type { HashingJobs } from './worker.ts'

/** As many at once as there are cores: more would only take memory. Whoever reads goes first all the same. */
export const hashing = poolOf<HashingJobs>(new URL('./worker.ts', import.meta.url), { most: availableParallelism() })
