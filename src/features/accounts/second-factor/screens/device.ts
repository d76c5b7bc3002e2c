// What this device does with passkeys. Bytes travel as base64url, which not every browser of ours reads by itself.
import type { Assertion, Creation, CreationOptions, RequestOptions } from '../contract.ts'
import * as copy from '../copy.ts'
import { isDomain } from '../rules.ts'

/** Why there are none here; undefined where there are. */
export function whyNoPasskeys(): string | undefined {
  if (!isDomain(location.hostname)) return copy.passkeyWords.needsDomain
  return 'PublicKeyCredential' in globalThis ? undefined : copy.passkeyWords.unsupported
}

export async function makePasskey({
  challenge,
  user,
  excludeCredentials,
  ...rest
}: CreationOptions): Promise<Creation> {
  const made = await credentialFrom(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(known => ({ ...known, id: bytesOf(known.id) })),
      },
    }),
  )
  const { response } = made
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error(copy.passkeyRefused)
  return {
    id: made.id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: transports.filter(known => response.getTransports().includes(known)),
  }
}

const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const

export async function showPasskey({ challenge, allowCredentials, ...rest }: RequestOptions): Promise<Assertion> {
  const shown = await credentialFrom(() =>
    navigator.credentials.get({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        allowCredentials: allowCredentials.map(known => ({ ...known, id: bytesOf(known.id) })),
      },
    }),
  )
  const { response } = shown
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error(copy.passkeyRefused)
  return {
    id: shown.id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}

/** A browser says only that it did not come to it: they closed its window, or waited too long. */
async function credentialFrom(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const why = whyNoPasskeys()
  if (why !== undefined) throw new Error(why)
  const found = await ask().catch((error: unknown) => {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new Error(isKnown ? copy.passkeyKnown : copy.passkeyWords.cancelled, { cause: error })
  })
  if (!(found instanceof PublicKeyCredential)) throw new Error(copy.passkeyWords.cancelled)
  return found
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
