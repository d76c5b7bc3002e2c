// Holds many event streams open, each a person of his own, and reads what comes. Asked, it says how often each
// of them was told of notifications since it was asked last, and when the last one was.
import http from 'node:http'
import { tokenOf } from './bench-people.ts'

export type Heard = { counts: number[]; last: number }

const [url = '', count = '0', people = 'writer'] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
const counts = Array.from({ length: Number(count) }, () => 0)
let last = 0

// A few at a time, as browsers come: all in one instant would be a wait for the listener's queue.
const atOnce = 50
let next = 0
await Promise.all(Array.from({ length: atOnce }, openMore))
process.send?.('open')

process.on('message', () => {
  process.send?.({ counts: [...counts], last } satisfies Heard)
  counts.fill(0)
})

async function openMore(): Promise<void> {
  while (next < counts.length) {
    const index = next
    next += 1
    await open(index)
  }
}

function open(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `safar_session=${tokenOf(people, index)}` }
    http
      .get(`${url}/api/events`, { agent, headers }, answer => {
        answer.once('data', () => resolve())
        answer.on('data', chunk => note(index, String(chunk)))
      })
      .on('error', reject)
  })
}

function note(index: number, chunk: string): void {
  const told = chunk.split('"notifications"').length - 1
  if (told === 0) return
  counts[index] = (counts[index] ?? 0) + told
  last = performance.timeOrigin + performance.now()
}
