// As much of S3 as our adapter asks for, in a folder, for trials and tests: objects are put, read from a byte on, looked
// for and removed, by anyone who signs with the account's secret.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createHash, randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { wrongSignature, type Account } from './signature.ts'

export type S3Sandbox = { port: number; close: () => Promise<void> }

export async function openS3Sandbox(
  { folder, bucket, account }: { folder: string; bucket: string; account: Account },
  port = 0,
): Promise<S3Sandbox> {
  await mkdir(path.join(folder, '.arriving'), { recursive: true })
  const server = createServer((request, response) => {
    answer({ folder, bucket, account }, request, response).catch(error => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

type Parts = { folder: string; bucket: string; account: Account }

async function answer({ folder, bucket, account }: Parts, request: IncomingMessage, response: ServerResponse) {
  const wrong = wrongSignature(request, account, Date.now())
  if (wrong !== undefined) return refuse(response, 403, wrong)
  const [, givenBucket, ...parts] = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname).split('/')
  if (givenBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
  if (parts.some(part => part === '' || part === '.' || part === '..')) return refuse(response, 400, 'InvalidURI')
  const place = path.join(folder, ...parts)
  if (request.method === 'PUT') return put(path.join(folder, '.arriving', randomUUID()), place, request, response)
  if (request.method === 'DELETE') {
    await rm(place, { force: true })
    return response.writeHead(204).end()
  }
  if (request.method === 'GET' || request.method === 'HEAD') return get(place, request, response)
  return refuse(response, 501, 'NotImplemented')
}

/** It appears whole or not at all. What was signed with its content has that content. */
async function put(half: string, place: string, request: IncomingMessage, response: ServerResponse) {
  const [sum, tag] = [createHash('sha256'), createHash('md5')]
  const seen = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      sum.update(chunk)
      tag.update(chunk)
      yield chunk
    }
  }
  await pipeline(request, seen, createWriteStream(half))
  const said = request.headers['x-amz-content-sha256']
  if (said !== 'UNSIGNED-PAYLOAD' && said !== sum.digest('hex')) {
    await rm(half)
    return refuse(response, 400, 'XAmzContentSHA256Mismatch')
  }
  await mkdir(path.dirname(place), { recursive: true })
  await rename(half, place)
  return response.writeHead(200, { etag: `"${tag.digest('hex')}"` }).end()
}

async function get(place: string, request: IncomingMessage, response: ServerResponse) {
  const found = await stat(place).catch(() => undefined)
  if (found?.isFile() !== true) return refuse(response, 404, 'NoSuchKey')
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const [start, end] = [Number(from), to === '' ? found.size - 1 : Math.min(Number(to), found.size - 1)]
  if (from !== '' && start > end) return refuse(response, 416, 'InvalidRange')
  response.writeHead(from === '' ? 200 : 206, {
    'content-length': end - start + 1,
    'last-modified': found.mtime.toUTCString(),
    ...(from !== '' && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
  })
  if (request.method === 'HEAD' || found.size === 0) return response.end()
  // Who reads may go before the end.
  return pipeline(createReadStream(place, { start, end }), response).catch(() => {})
}

function refuse(response: ServerResponse, status: number, code: string) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' }).end(xml)
}
