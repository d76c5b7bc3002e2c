// Two S3 servers, our own and one that others made: the same tests at both, a film of the largest size, and a bucket that is away.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { run } from '../../../tools/run.ts'
import type { Figures } from '../figures.ts'
import { bucketName, openOwn, settingsOf, type Endpoint } from './endpoint.ts'
import { sendFilm } from './film.ts'
import { takeAway } from './outage.ts'
import { openSwift } from './swift.ts'

/** `size` is for how many seconds the bucket is away. */
export async function tryBuckets(size: number): Promise<Figures> {
  const [lines, broken]: [string[], string[]] = [[], []]
  for (const open of [openOwn, openSwift]) {
    const endpoint = await open()
    if (endpoint === undefined) {
      lines.push('not tried at OpenStack Swift: it could not be installed')
      continue
    }
    try {
      if (open === openSwift) await makeBucket(endpoint)
      for (const found of [await runTests(endpoint), await sendFilm(endpoint), await takeAway(endpoint, size)]) {
        lines.push(...('lines' in found ? found.lines : [found.line]).map(line => `${endpoint.name}: ${line}`))
        broken.push(...found.broken.map(line => `${endpoint.name}: ${line}`))
      }
    } catch (error) {
      broken.push(`${endpoint.name}: ${String(error)}`)
    } finally {
      await endpoint.close()
    }
  }
  return { title: `Files in a bucket, away for ${size} s`, lines, broken }
}

async function makeBucket({ url, region, key, secret }: Endpoint): Promise<void> {
  const credentials = { accessKeyId: key, secretAccessKey: secret }
  const client = new S3Client({ region, endpoint: url, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: bucketName }))
  client.destroy()
}

/** tests/bucket.ts takes another server from these settings. */
async function runTests(endpoint: Endpoint): Promise<{ line: string; broken: string[] }> {
  const files = ['src/platform/files', 'tests/rest/bucket-away.test.ts']
  const environment = endpoint.name === 'OpenStack Swift' ? settingsOf(endpoint, endpoint.url) : {}
  const options = { quiet: true, environment: { ...environment, NO_COLOR: '1' } }
  const { code, output } = await run(
    'vitest',
    ['run', '--project=rules and services', '--project=other services', ...files],
    options,
  )
  const line = /Tests +(.*)/.exec(output)?.[1] ?? 'no test ran'
  return { line: `tests of files: ${line}`, broken: code === 0 ? [] : [output.slice(-3000)] }
}
