// A browser that knows only what its stream announced: it must come to see each change of its owner's.
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { openEar } from './ear.ts'
import { toggleMark } from './load/actions.ts'
import type { Student } from './load/students.ts'
import { longest, until } from '#tests/until.ts'

export type Follower = {
  /** How many changes it came to see. */
  seen: () => number
  missed: string[]
  /** What no stream may do as long as there is one history: not open, or not go on where the last one ended. */
  broken: () => string[]
  close: () => Promise<void>
}

const journey = z.object({
  stages: z.array(z.object({ steps: z.array(z.object({ id: z.string(), status: z.string() })) })),
})

const each = 200

export function follow(url: string, who: Student): Follower {
  const missed: string[] = []
  const state = { isWriting: true, isReading: true, isMarked: false, isStale: true, seen: 0 }
  const ear = openEar(url, who, () => {
    state.isStale = true
  })
  const call = (path: string, method = 'GET') =>
    fetch(url + path, { method, headers: { cookie: who.cookie, origin: url }, signal: AbortSignal.timeout(longest) })
      .then(async answer => (answer.ok ? await answer.text() : undefined))
      .catch(() => undefined)
  const read = async () => {
    while (state.isReading) {
      if (state.isStale) {
        // News that comes while this reads is read after it.
        state.isStale = false
        const text = await call('/api/journey')
        if (text === undefined) state.isStale = true
        else state.isMarked = isMarkedIn(text)
      }
      await pause(20)
    }
  }
  const write = async () => {
    while (state.isWriting) {
      const wanted = !state.isMarked
      const { method, path } = toggleMark(wanted)
      if ((await call(path, method)) !== undefined) {
        await until('a stream announced it', () => state.isMarked === wanted).then(
          () => (state.seen += 1),
          () => missed.push(`a stream never announced that the step was ${wanted ? 'marked' : 'open again'}`),
        )
      }
      await pause(each)
    }
  }
  const writing = write()
  const reading = read()
  return {
    seen: () => state.seen,
    missed,
    broken: ear.broken,
    close: async () => {
      state.isWriting = false
      await writing
      state.isReading = false
      await reading
      ear.close()
    },
  }
}

function isMarkedIn(text: string): boolean {
  const { stages } = journey.parse(JSON.parse(text))
  return stages.flatMap(({ steps }) => steps).some(({ id, status }) => id === 'PaySEVISFee' && status === 'complete')
}
