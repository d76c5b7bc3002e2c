// What people notice of a fault: three of them ask over and over, one for a page as a visitor, one reads, one writes.
import { setTimeout as pause } from 'node:timers/promises'
import type { Student } from '../load/students.ts'
import { longest, until } from '#tests/until.ts'

export type Kind = 'page' | 'read' | 'write'
export const kinds: readonly Kind[] = ['page', 'read', 'write']

type Asked = { begun: number; ended: number; isOk: boolean }

export type Probes = {
  /** Milliseconds from this moment until answers were right, and prompt, again. */
  backAfter: (moment: number) => Record<Kind, number>
  /** Until all of them have been answered rightly many times over. */
  untilCalm: () => Promise<void>
  /** Answers that no fault excuses. */
  wrong: Set<string>
  close: () => Promise<void>
}

const each = 100
/** Right answers in a row of each kind, before somebody believes it. */
const calm = 20
/** Anybody who waits longer than this takes it for a fault, in the figures. */
const prompt = 1500

export function openProbes(url: string, { cookie }: Student): Probes {
  const asked: Record<Kind, Asked[]> = { page: [], read: [], write: [] }
  const wrong = new Set<string>()
  const closing = new AbortController()
  const own = { cookie, origin: url }
  const requests: Record<Kind, (turn: number) => [string, RequestInit]> = {
    page: () => ['/', { headers: { accept: 'text/html' } }],
    read: () => ['/api/journey', { headers: own }],
    write: turn => ['/api/journey/visas/PaySEVISFee/mark', { method: turn % 2 === 0 ? 'PUT' : 'DELETE', headers: own }],
  }
  const probe = async (kind: Kind) => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      const [path, options] = requests[kind](turn)
      const begun = performance.now()
      const status = await fetch(url + path, { ...options, signal: AbortSignal.timeout(longest) }).then(
        async answer => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      const isOk = status >= 200 && status < 300
      asked[kind].push({ begun, ended: performance.now(), isOk })
      if (!isOk && status !== 503 && !(status === 0 && closing.signal.aborted)) {
        wrong.add(`a probe (${kind}) was answered with ${status === 0 ? 'nothing' : status}`)
      }
      await pause(each)
    }
  }
  const probing = Promise.all(kinds.map(probe))
  return {
    backAfter: moment => ({
      page: backAfter(asked.page, moment),
      read: backAfter(asked.read, moment),
      write: backAfter(asked.write, moment),
    }),
    untilCalm: async () => {
      const begun = performance.now()
      const isCalm = (kind: Kind) => {
        const last = asked[kind].slice(-calm)
        return last.length === calm && last.every(one => one.isOk && one.begun > begun)
      }
      await until(`probes were answered ${calm} times in a row`, () => kinds.every(isCalm))
    },
    wrong,
    close: async () => {
      closing.abort()
      await probing
    },
  }
}

const isFine = ({ begun, ended, isOk }: Asked) => isOk && ended - begun < prompt

/** The end of the last request that went badly, of those that ended after the moment. */
function backAfter(asked: readonly Asked[], moment: number): number {
  const bad = asked.filter(one => one.ended > moment && !isFine(one))
  return Math.max(0, ...bad.map(({ ended }) => ended - moment))
}
