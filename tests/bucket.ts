// As much of S3 as our adapter asks for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type TestBucket = {
  settings: Record<string, string>
  stored: (key: string) => Buffer
  /** From now on it answers that nobody may come in. */
  refuse: () => void
  close: () => Promise<void>
}

export async function openTestBucket(): Promise<TestBucket> {
  const kept = new Map<string, Buffer>()
  let isRefusing = false

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = new URL(request.url ?? '', 'http://s3').pathname
    const body = await buffer(request)
    if (isRefusing) return response.writeHead(403).end()
    if (request.method === 'PUT') kept.set(key, body)
    if (request.method === 'DELETE') kept.delete(key)
    const found = kept.get(key)
    if (request.method === 'DELETE') return response.writeHead(204).end()
    if (found === undefined) return response.writeHead(404).end()
    if (request.method === 'PUT') return response.writeHead(200).end()
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    if (from > 0) return response.writeHead(206).end(found.subarray(from))
    return response
      .writeHead(200, { 'content-length': found.length })
      .end(request.method === 'HEAD' ? undefined : found)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    settings: {
      SAFAR_S3_BUCKET: 'safar',
      SAFAR_S3_REGION: 'ap-south-1',
      SAFAR_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      SAFAR_S3_KEY: 'key',
      SAFAR_S3_SECRET: 'secret',
    },
    stored: key => kept.get(`/safar/${key}`) ?? Buffer.alloc(0),
    refuse: () => {
      isRefusing = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
