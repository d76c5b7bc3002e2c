// Uploads in parts: a folder each, with a file for each part, until they are completed or aborted.
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text as bodyOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { appear, receive } from './objects.ts'
import type { Place } from './versions.ts'
import { contentsOf, element, refuse, say, sayAfter, text } from './xml.ts'

const uploadIn = (folder: string, upload: string) => path.join(folder, '.uploads', path.basename(upload))

const keyOf = (folder: string, upload: string) =>
  readFile(path.join(uploadIn(folder, upload), 'key'), 'utf8').catch(() => undefined)

export async function beginUpload({ folder, key }: Place, response: ServerResponse) {
  const upload = randomUUID()
  await mkdir(uploadIn(folder, upload))
  await writeFile(path.join(uploadIn(folder, upload), 'key'), key)
  say(response, element('InitiateMultipartUploadResult', element('Key', text(key)) + element('UploadId', upload)))
}

export async function putPart(
  { folder, key }: Place,
  { upload, part }: { upload: string; part: string },
  request: IncomingMessage,
  response: ServerResponse,
) {
  if ((await keyOf(folder, upload)) !== key) return refuse(response, 404, 'NoSuchUpload')
  if (!/^\d{1,5}$/.test(part)) return refuse(response, 400, 'InvalidArgument')
  const etag = await receive(path.join(uploadIn(folder, upload), part), request, response)
  return etag === undefined ? undefined : response.writeHead(200, { etag }).end()
}

export async function completeUpload(
  { folder, key }: Place,
  upload: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const parts = contentsOf('PartNumber', await bodyOf(request))
  if ((await keyOf(folder, upload)) !== key) return refuse(response, 404, 'NoSuchUpload')
  const there = new Set(await readdir(uploadIn(folder, upload)))
  if (parts.length === 0 || parts.some(part => !there.has(part))) return refuse(response, 400, 'InvalidPart')
  const answer = element('CompleteMultipartUploadResult', element('Key', text(key)) + element('ETag', upload))
  return sayAfter(response, answer, join({ folder, key }, upload, parts))
}

async function join({ folder, key }: Place, upload: string, parts: readonly string[]): Promise<void> {
  const half = path.join(folder, '.arriving', upload)
  for (const part of parts) {
    await pipeline(createReadStream(path.join(uploadIn(folder, upload), part)), createWriteStream(half, { flags: 'a' }))
  }
  await appear({ folder, key }, half)
  await rm(uploadIn(folder, upload), { recursive: true })
}

export async function abortUpload({ folder, key }: Place, upload: string, response: ServerResponse) {
  if ((await keyOf(folder, upload)) !== key) return refuse(response, 404, 'NoSuchUpload')
  await rm(uploadIn(folder, upload), { recursive: true })
  return response.writeHead(204).end()
}

export async function listUploads(folder: string, response: ServerResponse) {
  const rows: string[] = []
  for (const upload of await readdir(path.join(folder, '.uploads'))) {
    const [key, { mtime }] = await Promise.all([keyOf(folder, upload), stat(uploadIn(folder, upload))])
    rows.push(
      element(
        'Upload',
        element('Key', text(key ?? '')) + element('UploadId', upload) + element('Initiated', mtime.toISOString()),
      ),
    )
  }
  say(response, element('ListMultipartUploadsResult', element('IsTruncated', 'false') + rows.join('')))
}
