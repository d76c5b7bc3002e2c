// The files of a bucket with versions: what was removed since a moment is put back.
import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3'

type Account = { bucket: string; client: S3Client }

export function accountIn(environment: Record<string, string>): Account {
  const of = (name: string) => environment[`SAFAR_S3_${name}`] ?? ''
  const client = new S3Client({
    region: of('REGION'),
    endpoint: of('ENDPOINT'),
    forcePathStyle: true,
    credentials: { accessKeyId: of('KEY'), secretAccessKey: of('SECRET') },
  })
  return { bucket: of('BUCKET'), client }
}

export const keepVersions = ({ bucket, client }: Account) =>
  client.send(new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration: { Status: 'Enabled' } }))

/** How many. A removal is a mark upon the file: without the mark the file is there. */
export async function putBack({ bucket, client }: Account, since: Date): Promise<number> {
  const { DeleteMarkers: marks = [] } = await client.send(new ListObjectVersionsCommand({ Bucket: bucket }))
  const later = marks.filter(({ IsLatest, LastModified }) => IsLatest === true && (LastModified ?? since) >= since)
  for (const { Key, VersionId } of later) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))
  return later.length
}
