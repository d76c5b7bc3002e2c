// On a thread of its own, so that anyone who measures does not wait for those who send.
import { parentPort } from 'node:worker_threads'
import { tokenOf } from './bench-people.ts'

export type Sending = { url: string; field: string; paper: Uint8Array<ArrayBuffer>; first: number; count: number }

parentPort?.on('message', async ({ url, field, paper, first, count }: Sending) => {
  const all = Array.from({ length: count }, (_, index) => timeToSend(url, field, paper, first + index))
  const times = await Promise.all(all)
  parentPort?.postMessage(times)
})

async function timeToSend(url: string, field: string, paper: Uint8Array<ArrayBuffer>, index: number): Promise<number> {
  const start = performance.now()
  const cookie = `safar_session=${tokenOf('borrower', index)}`
  const answer = await fetch(`${url}/api/loans/papers/${field}?name=paper.pdf`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/octet-stream' },
    body: paper,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${field} was answered with ${answer.status}: ${text}`)
  return performance.now() - start
}
