// PDFs that were made to hurt: read on the browser's own way, in a thread of its own, with bounds that end each by itself.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { hostilePdfs } from '#tests/attacks/corpus/reading.ts'

async function read(pdf: Uint8Array): Promise<{ kind: string; wasRun: boolean }> {
  const worker = new Worker(new URL('../../../../tests/pdf-words-worker.ts', import.meta.url), { workerData: pdf })
  try {
    const [{ words, wasRun }] = await once(worker, 'message')
    return { kind: words.kind, wasRun }
  } finally {
    await worker.terminate()
  }
}

test.each(hostilePdfs)('%s', async (_, made, mayBe) => {
  const { kind, wasRun } = await read(await made())
  expect(mayBe).toContain(kind)
  expect(wasRun).toBe(false)
})
