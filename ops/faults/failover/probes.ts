// What people notice of a fault: three of them ask over and over, one for a page as a visitor, one reads, one writes.
import { setTimeout as pause } from 'node:timers/promises'
import type { Student } from '../load/students.ts'

export type Kind = 'page' | 'read' | 'write'
export const kinds: readonly Kind[] = ['page', 'read', 'write']

type Asked = { begun: number; ended: number; isOk: boolean }

export type Probes = {
  /** Milliseconds from this moment until answers were right, and prompt, again. */
  backAfter: (moment: number) => Record<Kind, number>
  /** Until writes have been answered promptly for so long. */
  untilCalm: (milliseconds: number) => Promise<void>
  /** Answers that no fault excuses. */
  wrong: Set<string>
  close: () => Promise<void>
}

const each = 100
const patience = 60_000
/** A fault that goes on for longer ends the run. */
const longestFault = 180_000
/** Anybody who waits longer than this takes it for a fault. */
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
      const status = await fetch(url + path, { ...options, signal: AbortSignal.timeout(patience) }).then(
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
    untilCalm: async milliseconds => {
      const isCalm = () =>
        kinds.every(kind => {
          const last = asked[kind].filter(({ ended }) => ended > performance.now() - milliseconds)
          return last.length > milliseconds / prompt && last.every(isFine)
        })
      const begun = performance.now()
      while (!isCalm() || performance.now() < begun + milliseconds) {
        if (performance.now() > begun + longestFault) throw new Error(`Not answered for ${longestFault / 1000} s.`)
        await pause(50)
      }
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
