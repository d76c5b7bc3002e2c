// S3, or whatever speaks its protocol. The SDK is heavy: it is imported only where a bucket is set.
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import { fieldOf } from '#src/values/unknown.ts'
import { patiently } from '../patience.ts'
import { providerPatience, ProviderUnavailable } from '../providers/call.ts'
import type { Store } from './store.ts'

export type Bucket = { bucket: string; region: string; key: string; secret: string; endpoint?: string | undefined }

/** What is larger goes in parts: one that fails is sent again by itself, and no answer is waited for through 500 MB. */
const largestWhole = 16 * 1_048_576
/** One part is in memory at a time. 10,000 of them are 80 GB. */
const partSize = 8 * 1_048_576
/** In milliseconds. A bucket that is away must be said to be, before anybody who waits gives up. */
const connectionTimeout = patiently(2000)

export async function bucketStore({ bucket, region, key, secret, endpoint }: Bucket): Promise<Store> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Servers that only speak S3's protocol know neither bucket names in the host nor its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout: providerPatience },
    logger: silent,
  })
  const at = (name: string) => ({ Bucket: bucket, Key: name })
  return {
    keep: (name, finished) =>
      sayingAway(async () => {
        // Opened here: a stream opens its file on its way, and what is given up at once is removed before. Nobody would be
        // there to hear of it, which ends the server.
        const file = await open(finished)
        const { size } = await file.stat()
        const content = file.createReadStream().on('error', () => {})
        const params = { ...at(name), Body: content, ContentLength: size }
        try {
          await (size > largestWhole
            ? new Upload({ client, params, partSize, queueSize: 1 }).done()
            : client.send(new sdk.PutObjectCommand(params)))
        } finally {
          content.destroy()
        }
      }),
    read: async name => {
      const look = () => client.send(new sdk.HeadObjectCommand(at(name))).then(() => true, isMissing)
      return (await sayingAway(look)) ? from => download(sdk, client, at(name), from) : undefined
    },
    remove: name =>
      sayingAway(async () => {
        await client.send(new sdk.DeleteObjectCommand(at(name)))
      }),
    sweep: before =>
      sayingAway(async () => {
        for await (const { Key, UploadId, Initiated } of unfinished(sdk, client, bucket)) {
          if (Initiated === undefined || Initiated.getTime() >= before.epochMilliseconds) continue
          await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
        }
      }),
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
  const { Body: body } = await sayingAway(() =>
    client.send(new sdk.GetObjectCommand({ ...place, ...(from > 0 && { Range: `bytes=${from}-` }) })),
  )
  if (!(body instanceof Readable)) throw new Error(`The storage answered nothing for ${place.Key}.`)
  yield* body
}

/** Uploads in parts that were never completed: their server was killed, and the bucket keeps the parts for ever. */
async function* unfinished(sdk: typeof Sdk, client: Sdk.S3Client, bucket: string): AsyncIterable<Sdk.MultipartUpload> {
  for (let from: Pick<Sdk.ListMultipartUploadsRequest, 'KeyMarker' | 'UploadIdMarker'> = {}; ;) {
    const page = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket, ...from }))
    yield* page.Uploads ?? []
    if (page.IsTruncated !== true) return
    from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}

// A bucket that cannot be reached, or that fails, is nobody's fault here: it is answered with 503, and may be tried again.

async function sayingAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (isAway(cause)) throw new ProviderUnavailable('The file storage could not be reached.', { cause })
    throw cause
  }
}

/** By what the system says of the connection, by the SDK's own timeouts, or by the status of an answer. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const status = '$metadata' in error ? Number(fieldOf(error.$metadata, 'httpStatusCode')) : Number.NaN
  return error.name === 'TimeoutError' || codes.has(code) || status >= 500 || status === 429
}

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
