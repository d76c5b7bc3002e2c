// Somebody who changes something over and over, and waits each time until their own event stream tells of it, on
// whatever server it has come to be.
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '#tests/until.ts'
import type { Student } from './people.ts'

export type Listener = {
  heard: () => number
  reconnected: () => number
  lost: string[]
  slowest: () => number
  stop: () => Promise<void>
}

const step = '/api/journey/visas/PaySEVISFee/mark'

export async function startListener(url: string, who: Student): Promise<Listener> {
  const state = { heard: 0, streams: 0, slowest: 0, events: 0, lastId: '', isOver: false }
  const lost: string[] = []
  const leaving = new AbortController()

  async function listen(): Promise<void> {
    while (!state.isOver) {
      const headers = { cookie: who.cookie, ...(state.lastId !== '' && { 'last-event-id': state.lastId }) }
      const answer = await fetch(`${url}/api/events`, { headers, signal: leaving.signal }).catch(() => undefined)
      if (answer?.status === 200 && answer.body !== null) {
        state.streams += 1
        await follow(answer.body)
      } else if (!state.isOver) lost.push(`the stream was answered with ${answer?.status ?? 'nothing'}`)
      if (!state.isOver) await pause(100)
    }
  }

  async function follow(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = ''
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true })
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) hear(part)
      }
    } catch {
      // Cut off with its server: what it had not announced is announced by the next.
    }
  }

  function hear(part: string): void {
    const id = /^id: (.*)$/m.exec(part)?.[1]
    if (id === undefined) return
    if (state.lastId !== '' && part.includes('["all"]')) lost.push('a stream did not resume where the last one ended')
    state.lastId = id
    if (part.includes('"journey"')) state.events += 1
  }

  async function write(): Promise<void> {
    for (let turn = 0; !state.isOver; turn += 1) {
      const before = state.events
      const began = performance.now()
      const headers = { cookie: who.cookie, origin: url }
      const answer = await fetch(url + step, { method: turn % 2 === 0 ? 'PUT' : 'DELETE', headers }).catch(
        () => undefined,
      )
      await answer?.arrayBuffer()
      if (answer?.ok !== true) continue
      await until(`change ${turn} was announced`, () => state.events > before).then(
        () => (state.heard += 1),
        () => lost.push(`change ${turn} was never announced`),
      )
      state.slowest = Math.max(state.slowest, performance.now() - began)
    }
  }

  const listening = listen()
  await until('the stream had begun', () => state.lastId !== '')
  const writing = write()
  return {
    heard: () => state.heard,
    reconnected: () => state.streams - 1,
    lost,
    slowest: () => state.slowest,
    stop: async () => {
      state.isOver = true
      await writing
      leaving.abort()
      await listening
    },
  }
}
