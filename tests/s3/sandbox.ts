// As much of S3 as our adapter asks for, in a folder, for trials and tests: objects are put, whole or in parts, read from a
// byte on, looked for and removed, with their versions where that is switched on, by anyone who signs with the account's secret.
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { abortUpload, beginUpload, completeUpload, listUploads, putPart } from './multipart.ts'
import { get, put } from './objects.ts'
import { wrongSignature, type Account } from './signature.ts'
import { listVersions, removeObject, removeVersion, switchVersions, type Place } from './versions.ts'
import { refuse } from './xml.ts'

export type S3Sandbox = { port: number; close: () => Promise<void> }

export async function openS3Sandbox(
  { folder, bucket, account }: { folder: string; bucket: string; account: Account },
  port = 0,
): Promise<S3Sandbox> {
  for (const own of ['.arriving', '.uploads', '.versions']) await mkdir(path.join(folder, own), { recursive: true })
  const server = createServer((request, response) => {
    answer({ folder, bucket, account }, request, response).catch(error => {
      // A client that goes away in the middle is no news.
      if (request.complete) console.error(error)
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
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3')
  const [, givenBucket, ...parts] = decodeURIComponent(pathname).split('/')
  if (givenBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
  const key = parts.join('/')
  if (key === '') return ofBucket(folder, query, request, response)
  if (parts.some(part => part === '' || part.startsWith('.'))) return refuse(response, 400, 'InvalidURI')
  return ofObject({ folder, key }, query, request, response)
}

async function ofBucket(folder: string, query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET' && query.has('uploads')) return listUploads(folder, response)
  if (request.method === 'GET' && query.has('versions'))
    return listVersions(folder, query.get('prefix') ?? '', response)
  if (request.method === 'PUT' && query.has('versioning')) return switchVersions(folder, request, response)
  return refuse(response, 501, 'NotImplemented')
}

async function ofObject(place: Place, query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
  const [upload, part, version] = ['uploadId', 'partNumber', 'versionId'].map(name => query.get(name))
  switch (request.method) {
    case 'POST':
      if (query.has('uploads')) return beginUpload(place, response)
      if (upload != null) return completeUpload(place, upload, request, response)
      break
    case 'PUT':
      if (upload == null) return put(place, request, response)
      if (part != null) return putPart(place, { upload, part }, request, response)
      break
    case 'DELETE':
      if (upload != null) return abortUpload(place, upload, response)
      return version == null ? removeObject(place, response) : removeVersion(place, version, response)
    case 'GET':
    case 'HEAD':
      return get(place, request, response)
  }
  return refuse(response, 501, 'NotImplemented')
}
