// AWS Signature Version 4 from the server's side: whether a request was signed by anyone who has the secret.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type Account = { region: string; key: string; secret: string }
export type Wrong = 'AccessDenied' | 'InvalidAccessKeyId' | 'RequestTimeTooSkewed' | 'SignatureDoesNotMatch'

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
const longestAgo = 15 * 60_000

export type Signed = {
  method?: string | undefined
  url?: string | undefined
  headers: Record<string, string | string[] | undefined>
}

/** Undefined where it is right; `now` is in milliseconds. */
export function wrongSignature(request: Signed, { region, key, secret }: Account, now: number): Wrong | undefined {
  const [, givenKey, day = '', givenRegion, names = '', signature = ''] =
    shape.exec(headerOf(request, 'authorization')) ?? []
  const signed = names.split(';')
  const at = headerOf(request, 'x-amz-date')
  if (givenKey === undefined || needed.some(name => !signed.includes(name)) || !at.startsWith(day))
    return 'AccessDenied'
  if (givenKey !== key) return 'InvalidAccessKeyId'
  if (Math.abs(now - momentOf(at)) > longestAgo) return 'RequestTimeTooSkewed'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(request, signed))].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`))
  const isRight = timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'))
  return isRight && givenRegion === region ? undefined : 'SignatureDoesNotMatch'
}

/** What of a request is signed. An address of S3 is signed as it is sent. */
function canonical(request: Signed, signed: readonly string[]): string {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const parameters = query === '' ? [] : query.split('&').map(one => (one.includes('=') ? one : `${one}=`))
  return [
    request.method,
    path,
    parameters.toSorted().join('&'),
    ...signed.map(name => `${name}:${headerOf(request, name).trim().replaceAll(/ {2,}/g, ' ')}`),
    '',
    signed.join(';'),
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n')
}

const headerOf = ({ headers }: Signed, name: string): string => [headers[name] ?? ''].flat().join(',')

/** '20261123T040000Z'. */
const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
