// S3, or whatever speaks its protocol. Imported only where a bucket is set: the SDK is heavy.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { tenSeconds } from '../providers/call.ts'
import type { Store } from './store.ts'

export type Bucket = { bucket: string; region: string; key: string; secret: string; endpoint?: string | undefined }

export function bucketStore({ bucket, region, key, secret, endpoint }: Bucket): Store {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Servers that only speak S3's protocol know neither bucket names in the host nor its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: tenSeconds, socketTimeout: tenSeconds },
    logger: silent,
  })
  const at = (name: string) => ({ Bucket: bucket, Key: name })
  return {
    keep: async (name, finished) => {
      const { size } = await stat(finished)
      await client.send(new PutObjectCommand({ ...at(name), Body: createReadStream(finished), ContentLength: size }))
    },
    read: async name => {
      const isThere = await client.send(new HeadObjectCommand(at(name))).then(() => true, isMissing)
      return isThere ? from => download(client, at(name), from) : undefined
    },
    remove: async name => {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}

/** What goes wrong is thrown, and told where everything is told. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

function isMissing(error: unknown): false {
  if (error instanceof Error && error.name === 'NotFound') return false
  throw error
}

/** Asked for when it is first read from, so that one that nobody reads holds no connection. */
async function* download(
  client: S3Client,
  place: { Bucket: string; Key: string },
  from: number,
): AsyncIterable<Uint8Array> {
  const { Body: body } = await client.send(
    new GetObjectCommand({ ...place, ...(from > 0 && { Range: `bytes=${from}-` }) }),
  )
  if (!(body instanceof Readable)) throw new Error(`The storage answered nothing for ${place.Key}.`)
  yield* body
}
