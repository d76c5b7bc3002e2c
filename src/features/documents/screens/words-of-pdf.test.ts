// PDFs that were made to hurt: read on the browser's own way, in a thread that is ended after five seconds.
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { hostilePdfs } from '#tests/attacks/corpus/reading.ts'

type Answer = { kind: string; wasRun: boolean }

/** As the browser does it: what takes longer is ended, and said to take too long. */
async function read(pdf: Uint8Array): Promise<Answer> {
  const worker = new Worker(new URL('../../../../tests/pdf-words-worker.ts', import.meta.url), { workerData: pdf })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => resolve({ kind: 'too-long', wasRun: false }), 5000)
  worker.on('message', ({ words, wasRun }) => resolve({ kind: words.kind, wasRun }))
  worker.on('error', reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

test.each(hostilePdfs)('%s', async (_, made, mayBe) => {
  const { kind, wasRun } = await read(await made())
  expect(mayBe).toContain(kind)
  expect(wasRun).toBe(false)
})
