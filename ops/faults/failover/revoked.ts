// Sessions that were ended, tried again and again: no standby may know them still.
import { setTimeout as pause } from 'node:timers/promises'
import type { Student } from '../load/students.ts'
import { longest } from '#tests/until.ts'

export type Revoked = {
  /** Ends one more session, and notes it once that is acknowledged. */
  endOne: () => Promise<void>
  count: () => number
  tries: () => number
  broken: Set<string>
  close: () => Promise<void>
}

const each = 150

export function watchRevoked(url: string, open: Student[]): Revoked {
  const closing = new AbortController()
  const ended: Student[] = []
  const broken = new Set<string>()
  let tries = 0
  const call = (method: string, path: string, { cookie }: Student) =>
    fetch(url + path, { method, headers: { cookie, origin: url }, signal: AbortSignal.timeout(longest) }).then(
      async answer => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
  const trying = (async () => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      // The last one most of the time, and each of the others in turn.
      const one = turn % 3 === 0 ? ended[(turn / 3) % ended.length] : ended.at(-1)
      const status = one === undefined ? 0 : await call('GET', '/api/journey', one)
      if (status > 0) tries += 1
      if (status === 200) broken.add(`the session of ${one?.id} was ended, and works`)
      await pause(each)
    }
  })()
  return {
    endOne: async () => {
      const one = open.pop()
      const status = one === undefined ? 0 : await call('DELETE', '/api/session', one)
      if (one !== undefined && status >= 200 && status < 300) ended.push(one)
    },
    count: () => ended.length,
    tries: () => tries,
    broken,
    close: async () => {
      closing.abort()
      await trying
    },
  }
}
