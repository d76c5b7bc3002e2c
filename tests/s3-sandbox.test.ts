// The S3 server of trials and tests believes who signs rightly, and nobody else.
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mkdtemp, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Sandbox, type S3Sandbox } from './s3/sandbox.ts'
import { wrongSignature, type Signed } from './s3/signature.ts'

/** As AWS prints it in its documentation: GET Object, in 'Signature Calculations for the Authorization Header'. */
const printed: Signed = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
}
const account = { region: 'us-east-1', key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const then = Date.parse('2013-05-24T00:05:00Z')

test.each([
  ['as it is printed', printed, account, then, undefined],
  ['with another secret', printed, { ...account, secret: 'another' }, then, 'SignatureDoesNotMatch'],
  ['with another key', printed, { ...account, key: 'another' }, then, 'InvalidAccessKeyId'],
  ['in another region', printed, { ...account, region: 'ap-south-1' }, then, 'SignatureDoesNotMatch'],
  ['an hour later', printed, account, then + 3_600_000, 'RequestTimeTooSkewed'],
  ['for another object', { ...printed, url: '/other.txt' }, account, then, 'SignatureDoesNotMatch'],
  ['with a parameter more', { ...printed, url: '/test.txt?acl' }, account, then, 'SignatureDoesNotMatch'],
  ['by another method', { ...printed, method: 'PUT' }, account, then, 'SignatureDoesNotMatch'],
  [
    'for other bytes',
    { ...printed, headers: { ...printed.headers, range: 'bytes=0-99' } },
    account,
    then,
    'SignatureDoesNotMatch',
  ],
  ['without a signature', { ...printed, headers: {} }, account, then, 'AccessDenied'],
] satisfies [string, Signed, typeof account, number, unknown][])('a request %s', (_, request, by, now, expected) => {
  expect(wrongSignature(request, by, now)).toBe(expected)
})

describe('by the SDK', () => {
  let folder: string
  let sandbox: S3Sandbox
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'safar-s3-'))
    sandbox = await openS3Sandbox({ folder, bucket: 'safar', account })
  })
  afterAll(async () => {
    await sandbox.close()
    await rm(folder, { recursive: true })
  })
  const client = ({ secret = account.secret } = {}) =>
    new S3Client({
      region: account.region,
      endpoint: `http://127.0.0.1:${sandbox.port}`,
      forcePathStyle: true,
      credentials: { accessKeyId: account.key, secretAccessKey: secret },
      maxAttempts: 1,
    })
  const at = { Bucket: 'safar', Key: 'documents/meera/a b+c.pdf' }

  test('an object is put, read, read in part, looked for and removed', async () => {
    await client().send(new PutObjectCommand({ ...at, Body: '0123456789' }))
    expect(await readFile(path.join(folder, at.Key), 'utf8')).toBe('0123456789')
    const text = async (Range?: string) =>
      (
        await client().send(new GetObjectCommand({ ...at, ...(Range !== undefined && { Range }) }))
      ).Body?.transformToString()
    expect([await text(), await text('bytes=4-'), await text('bytes=4-5')]).toEqual(['0123456789', '456789', '45'])
    await expect(text('bytes=10-')).rejects.toThrow('InvalidRange')
    expect((await client().send(new HeadObjectCommand(at))).ContentLength).toBe(10)
    await client().send(new DeleteObjectCommand(at))
    await expect(client().send(new HeadObjectCommand(at))).rejects.toMatchObject({ name: 'NotFound' })
    await expect(text()).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  test('another secret, another bucket, and what it does not know are refused', async () => {
    await expect(client({ secret: 'another' }).send(new PutObjectCommand({ ...at, Body: 'x' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    await expect(client().send(new GetObjectCommand({ ...at, Bucket: 'other' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
    await expect(client().send(new ListObjectsV2Command({ Bucket: 'safar', Prefix: 'x' }))).rejects.toThrow()
  })
})
