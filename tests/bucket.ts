// A bucket for one test.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openS3Sandbox } from '../ops/deploy/s3/sandbox.ts'

export type TestBucket = {
  settings: Record<string, string>
  stored: (key: string) => Buffer
  close: () => Promise<void>
}

const account = { region: 'ap-south-1', key: 'key', secret: 'secret' }

export async function openTestBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-bucket-'))
  const server = await openS3Sandbox({ folder, bucket: 'safar', account })
  return {
    settings: {
      SAFAR_S3_BUCKET: 'safar',
      SAFAR_S3_REGION: account.region,
      SAFAR_S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
      SAFAR_S3_KEY: account.key,
      SAFAR_S3_SECRET: account.secret,
    },
    stored: key => readFileSync(path.join(folder, key)),
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
