// A bucket for one test: at our own S3 server, or, where SAFAR_S3_ENDPOINT is set, at any other, such as
// OpenStack Swift (ops/lab/swift.ts). The same tests run against both.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { openS3Sandbox } from './s3/sandbox.ts'

export type TestBucket = {
  name: string
  settings: Record<string, string>
  /** The bucket by the SDK, past our adapter. */
  client: S3Client
  /** What is there, as it is there; undefined where nothing is. */
  stored: (key: string) => Promise<Buffer | undefined>
  /** How many uploads in parts are neither completed nor aborted. */
  unfinished: () => Promise<number>
  keepVersions: () => Promise<void>
  close: () => Promise<void>
}

type Endpoint = { url: string; region: string; key: string; secret: string; close: () => Promise<void> }

export async function openTestBucket(): Promise<TestBucket> {
  const name = `safar-${randomUUID()}`
  const other = otherEndpoint()
  const { url, region, key, secret, close } = other ?? (await ownEndpoint(name))
  const client = new S3Client({
    region,
    endpoint: url,
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    next => async args => {
      // Swift waits for a body where a removal of a mark doesn't say that it has none.
      if (isRequest(args.request) && args.request.method === 'DELETE') args.request.headers['content-length'] = '0'
      return next(args)
    },
    { step: 'build' },
  )
  if (other !== undefined) await client.send(new CreateBucketCommand({ Bucket: name }))
  return {
    name,
    client,
    settings: {
      SAFAR_S3_BUCKET: name,
      SAFAR_S3_REGION: region,
      SAFAR_S3_ENDPOINT: url,
      SAFAR_S3_KEY: key,
      SAFAR_S3_SECRET: secret,
    },
    stored: async stored => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: stored }))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    unfinished: async () => (await client.send(new ListMultipartUploadsCommand({ Bucket: name }))).Uploads?.length ?? 0,
    keepVersions: async () => {
      await client.send(
        new PutBucketVersioningCommand({ Bucket: name, VersioningConfiguration: { Status: 'Enabled' } }),
      )
    },
    close: async () => {
      client.destroy()
      await close()
    },
  }
}

const isRequest = (request: unknown): request is { method: string; headers: Record<string, string> } =>
  typeof request === 'object' && request !== null && 'method' in request && 'headers' in request

function otherEndpoint(): Endpoint | undefined {
  const [url, region, key, secret] = ['ENDPOINT', 'REGION', 'KEY', 'SECRET'].map(
    name => process.env[`SAFAR_S3_${name}`],
  )
  if (url === undefined || region === undefined || key === undefined || secret === undefined) return undefined
  return { url, region, key, secret, close: async () => {} }
}

async function ownEndpoint(bucket: string): Promise<Endpoint> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-bucket-'))
  const account = { region: 'ap-south-1', key: 'key', secret: 'secret' }
  const server = await openS3Sandbox({ folder, bucket, account })
  return {
    ...account,
    url: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
