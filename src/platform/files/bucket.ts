// S3, or whatever speaks its protocol. The SDK is heavy: it is imported only where a bucket is set.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import { tenSeconds } from '../providers/call.ts'
import type { Store } from './store.ts'

export type Bucket = { bucket: string; region: string; key: string; secret: string; endpoint?: string | undefined }

export async function bucketStore({ bucket, region, key, secret, endpoint }: Bucket): Promise<Store> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
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
      await client.send(
        new sdk.PutObjectCommand({ ...at(name), Body: createReadStream(finished), ContentLength: size }),
      )
    },
    read: async name => {
      const isThere = await client.send(new sdk.HeadObjectCommand(at(name))).then(() => true, isMissing)
      return isThere ? from => download(sdk, client, at(name), from) : undefined
    },
    remove: async name => {
      await client.send(new sdk.DeleteObjectCommand(at(name)))
    },
  }
}

/** What goes wrong is thrown, and logged where everything is logged. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

function isMissing(error: unknown): false {
  if (error instanceof Error && error.name === 'NotFound') return false
  throw error
}

/** Asked for when it is first read from, so that one that nobody reads holds no connection. */
async function* download(
  sdk: typeof Sdk,
  client: Sdk.S3Client,
  place: { Bucket: string; Key: string },
  from: number,
): AsyncIterable<Uint8Array> {
  const { Body: body } = await client.send(
    new sdk.GetObjectCommand({ ...place, ...(from > 0 && { Range: `bytes=${from}-` }) }),
  )
  if (!(body instanceof Readable)) throw new Error(`The storage answered nothing for ${place.Key}.`)
  yield* body
}
