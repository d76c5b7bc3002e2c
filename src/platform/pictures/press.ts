import { poolOf } from '../workers/pool.ts'
import type { PictureJobs } from './worker.ts'

/** A photo of 50 megapixels takes 70 MB and a second or two. */
export const press = poolOf<PictureJobs>(new URL('./worker.ts', import.meta.url), { time: 8_000, memory: 96 })
