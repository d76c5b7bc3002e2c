// A thousand wrong inputs a route: no fault of ours, no stack in an answer, and no memory that stays.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Figures } from '../figures.ts'
import { withApp } from '../app.ts'
import { tryEveryRoute, type Tried } from './attempts.ts'

/** What a run may leave behind in the heap, however long it was: caches fill up in the first look. */
const mostGrown = 48
const firstLook = 20

export const tryInputs = (size: number): Promise<Figures> =>
  withApp(async app => {
    const seed = Math.trunc(Math.random() * 2 ** 31)
    const first = await tryEveryRoute(app, { seed: seed + 1, tries: firstLook })
    const before = heap()
    const begun = performance.now()
    const tried = await tryEveryRoute(app, { seed, tries: size })
    const seconds = (performance.now() - begun) / 1000
    const grown = heap() - before
    const broken = [...first.broken, ...tried.broken].slice(0, 40)
    if (grown > mostGrown) broken.push(`the heap grew by ${grown.toFixed(0)} MB`)
    return { title: 'Wrong inputs to every route', lines: given(tried, { seed, size, seconds, grown }), broken }
  })

const given = ({ requests, refused }: Tried, run: { seed: number; size: number; seconds: number; grown: number }) => [
  `${requests} requests, ${run.size} a route (seed ${run.seed}), ${refused} refused with words, none of the others a fault of ours`,
  `${Math.round(requests / run.seconds)} a second; the heap after a collection grew by ${run.grown.toFixed(1)} MB (at most ${mostGrown})`,
]

/** In megabytes, once everything that can go is gone. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') for (let turn = 0; turn < 3; turn += 1) collect()
  return process.memoryUsage().heapUsed / 1e6
}
