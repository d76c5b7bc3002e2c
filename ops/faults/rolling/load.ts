// Students at work while servers come and go: each reads, marks, and writes messages with and without a key.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Student } from './people.ts'

/** What somebody wrote, and whether they read that it was done. */
export type Said = { text: string; hasKey: boolean; isAcknowledged: boolean }

export type Load = {
  answered: () => number
  /** Each request that was refused or not answered at all, but for messages without a key. */
  failed: string[]
  said: Said[]
  /** Slowest answer so far, in milliseconds. */
  slowest: () => number
  stop: () => Promise<void>
}

const workers = 3
/** Between two requests of one worker: the servers are to be busy, and not drowned. */
const breath = 30

export function startLoad(url: string, students: readonly Student[]): Load {
  const failed: string[] = []
  const said: Said[] = []
  const state = { answered: 0, slowest: 0, isOver: false }

  async function ask(who: Student, method: string, path: string, body?: object, key?: string): Promise<boolean> {
    const began = performance.now()
    const status = await send(url, who, method, path, body, key)
    state.slowest = Math.max(state.slowest, performance.now() - began)
    if (status === 200) state.answered += 1
    else if (method !== 'POST' || key !== undefined) failed.push(`${method} ${path}: ${status}`)
    return status === 200
  }

  async function message(who: Student, hasKey: boolean): Promise<void> {
    const one = { text: `Said ${randomUUID()}`, hasKey, isAcknowledged: false }
    said.push(one)
    one.isAcknowledged = await ask(
      who,
      'POST',
      '/api/chat',
      { text: one.text, documents: [] },
      hasKey ? randomUUID() : undefined,
    )
  }

  async function work(own: readonly Student[]): Promise<void> {
    for (let turn = 0; !state.isOver; turn += 1) {
      const who = own[turn % own.length]
      if (who === undefined) return
      await message(who, turn % 4 !== 0)
      for (const [method, path] of [
        ['GET', '/api/journey'],
        ['PUT', '/api/journey/visas/PaySEVISFee/mark'],
        ['GET', '/api/chat'],
        ['DELETE', '/api/journey/visas/PaySEVISFee/mark'],
      ] as const) {
        await ask(who, method, path)
        await pause(breath)
      }
    }
  }

  const all = Array.from({ length: workers }, (_, index) =>
    work(students.filter((_, place) => place % workers === index)),
  )
  return {
    answered: () => state.answered,
    failed,
    said,
    slowest: () => state.slowest,
    stop: async () => {
      state.isOver = true
      await Promise.all(all)
    },
  }
}

async function send(
  url: string,
  { cookie }: Student,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<number | string> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie,
        origin: url,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return answer.ok ? 200 : `${answer.status} ${text.slice(0, 120)}`
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
