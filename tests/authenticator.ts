// A device that makes passkeys and signs with them, in a few lines: what a browser's does in the journeys, and what an
// attacker's would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Device = {
  make: (
    options: { challenge: string },
    at?: Site,
  ) => { id: string; clientDataJSON: string; attestationObject: string; transports: ['internal'] }
  show: (
    options: { challenge: string },
    at?: Site,
  ) => { id: string; clientDataJSON: string; authenticatorData: string; signature: string }
}
type Site = { origin: string; rpId?: string; isVerified?: boolean }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

export function newDevice(home: string): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  let counter = 0

  const dataOf = ({ origin, rpId = new URL(origin).hostname, isVerified = true }: Site, more: Uint8Array) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    const flags = 0b1 | (isVerified ? 0b100 : 0) | (more.length > 0 ? 0b100_0000 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    make: ({ challenge }, at = { origin: home }) => {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = dataOf(at, Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credential, key]))
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      // { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
        Buffer.from('686175746844617461', 'hex'),
        Buffer.from([0x59]),
        size,
        data,
      ])
      return {
        id: base64url(credential),
        clientDataJSON: base64url(clientData('webauthn.create', challenge, at.origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
    },
    show: ({ challenge }, at = { origin: home }) => {
      const client = clientData('webauthn.get', challenge, at.origin)
      const data = dataOf(at, Buffer.alloc(0))
      return {
        id: base64url(credential),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
    },
  }
}
