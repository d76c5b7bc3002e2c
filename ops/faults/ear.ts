// A browser's event stream, which comes back by itself with what it last had.
import { setTimeout as pause } from 'node:timers/promises'
import type { Student } from './load/students.ts'
import { until } from '#tests/until.ts'

export type Ear = {
  /** Waits until news of this has come since the last time. */
  expectOne: (about: string) => Promise<void>
  said: () => number
  missed: () => number
  /** Streams that did not open, and those that did not go on where the last one ended. */
  broken: () => string[]
  close: () => void
}

/** `onNews` is called at each piece of it. */
export function openEar(url: string, { cookie }: Student, onNews: () => void = () => {}): Ear {
  const closing = new AbortController()
  let cursor: string | undefined
  const heard: string[] = []
  let [said, missed] = [0, 0]
  const broken: string[] = []
  const listen = async () => {
    const headers = { cookie, ...(cursor !== undefined && { 'last-event-id': cursor }) }
    const answer = await fetch(`${url}/api/events`, { headers, signal: closing.signal })
    const text = answer.body?.pipeThrough(new TextDecoderStream())
    if (!answer.ok || text === undefined) {
      broken.push(`the stream was answered with ${answer.status}`)
      return
    }
    const isResumed = cursor !== undefined
    let rest = ''
    for await (const chunk of text) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        cursor = /^id: (.*)$/m.exec(block)?.[1] ?? cursor
        const data = /^data: (.*)$/m.exec(block)?.[1]
        heard.push(data ?? '')
        if (isResumed && data?.includes('["all"]') === true)
          broken.push('a stream did not resume where the last one ended')
        if (data !== undefined) onNews()
      }
    }
  }
  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listen().catch(() => {})
      if (!closing.signal.aborted) await pause(200)
    }
  })()
  return {
    expectOne: async about => {
      said += 1
      const isHeard = () => heard.some(data => data.includes(`"${about}"`) || data.includes('"all"'))
      await until(`a stream announced ${about}`, isHeard).catch(() => (missed += 1))
      heard.length = 0
    },
    said: () => said,
    missed: () => missed,
    broken: () => broken,
    close: () => {
      closing.abort()
      void listening
    },
  }
}
