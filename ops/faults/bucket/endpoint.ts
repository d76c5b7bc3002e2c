// An S3 server to try, and what our own looks like as one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openS3Sandbox } from '../../deploy/s3/sandbox.ts'

export type Endpoint = {
  name: string
  url: string
  region: string
  key: string
  secret: string
  close: () => Promise<void>
}

export const bucketName = 'safar'

export async function openOwn(): Promise<Endpoint> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-s3-'))
  const account = { region: 'us-east-1', key: 'trial', secret: 'trial-secret' }
  const server = await openS3Sandbox({ folder, bucket: bucketName, account })
  return {
    ...account,
    name: 'the S3 server of trials',
    url: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const settingsOf = ({ region, key, secret }: Endpoint, url: string): Record<string, string> => ({
  SAFAR_S3_BUCKET: bucketName,
  SAFAR_S3_REGION: region,
  SAFAR_S3_ENDPOINT: url,
  SAFAR_S3_KEY: key,
  SAFAR_S3_SECRET: secret,
})
