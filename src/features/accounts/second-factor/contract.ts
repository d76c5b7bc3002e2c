import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { notFound, problem, proveAgain } from '#src/wire/problem.ts'
import { openRoute, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { sessionView } from '../contract.ts'
import * as copy from './copy.ts'
import { checkAppCode, checkPasskeyName } from './rules.ts'

export const wrongCode = problem('wrong-app-code', 422, copy.wrongCode, 'code')
export const tooManyAppCodes = problem('too-many-app-codes', 429, copy.tooManyCodes)
export const noApp = problem('no-app', 422, copy.noApp)
export const appIsThere = problem('app-is-there', 409, copy.appIsThere)
export const passkeyRefused = problem('passkey-refused', 422, copy.passkeyRefused)
export const passkeyUnknown = problem('passkey-unknown', 422, copy.passkeyUnknown)
export const passkeyKnown = problem('passkey-known', 409, copy.passkeyKnown)
export const tooManyPasskeys = problem('too-many-passkeys', 409, copy.tooManyPasskeys)

/** What a device says, in base64url. */
const signed = z.string().min(1).max(8000)
const credentialId = z.string().min(1).max(2000)

/** How a device can be reached; those that a browser may add are left out. */
const transport = z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb'])

const creation = z.object({
  id: credentialId,
  clientDataJSON: signed,
  attestationObject: z.string().min(1).max(40_000),
  transports: z.array(transport).max(10),
})
export type Creation = z.infer<typeof creation>

const assertion = z.object({
  id: credentialId,
  clientDataJSON: signed,
  authenticatorData: signed,
  signature: signed,
})
export type Assertion = z.infer<typeof assertion>

const named = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(transport) })

/** As the browser takes them, with bytes in base64url. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptions>

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(named),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof requestOptions>

const factorsView = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })),
  /** Since when codes of an authenticator app count. */
  appSince: moment.nullable(),
})
export type FactorsView = z.infer<typeof factorsView>

const appKeyView = z.object({
  /** To be typed where nothing can be scanned. */
  key: z.string(),
  url: z.string(),
  /** The address as a square of so many modules, and the dark ones as a path. */
  size: z.number().int(),
  path: z.string(),
})
export type AppKeyView = z.infer<typeof appKeyView>

const name = z.string().max(200).transform(visibleLine)
const code = z.string().max(20)
const ofPasskey = z.object({ id: z.uuid() })

export const secondFactorContract = {
  read: studentRoute('GET', '/api/second-factors', {
    summary: 'The passkeys of this account, and whether it has an authenticator app.',
    topic: 'session',
    answer: factorsView,
  }),
  creation: studentRoute('POST', '/api/second-factors/passkeys/options', {
    summary: 'What a device needs to make a passkey for this account; for five minutes, once, in this session.',
    answer: creationOptions,
    problems: [proveAgain, tooManyPasskeys],
  }),
  addPasskey: studentRoute('POST', '/api/second-factors/passkeys', {
    summary: 'Adds the passkey that a device made.',
    input: z.object({ name, credential: creation }).superRefine(saying(checkPasskeyName)),
    problems: [proveAgain, passkeyRefused, passkeyKnown, tooManyPasskeys],
  }),
  renamePasskey: studentRoute('PUT', '/api/second-factors/passkeys/{id}', {
    summary: 'Gives a passkey another name.',
    input: ofPasskey.extend({ name }).superRefine(saying(checkPasskeyName)),
    problems: [notFound],
  }),
  removePasskey: studentRoute('DELETE', '/api/second-factors/passkeys/{id}', {
    summary: 'Removes a passkey. It no longer opens anything.',
    input: ofPasskey,
    problems: [proveAgain, notFound],
  }),
  beginApp: studentRoute('POST', '/api/second-factors/app', {
    summary: 'A key for an authenticator app. It counts once a code from the app was typed.',
    answer: appKeyView,
    problems: [proveAgain, appIsThere],
  }),
  confirmApp: studentRoute('PUT', '/api/second-factors/app', {
    summary: 'Confirms with a code that the app has the key.',
    input: z.object({ code }).superRefine(saying(checkAppCode)),
    problems: [proveAgain, noApp, appIsThere, wrongCode, tooManyAppCodes],
  }),
  removeApp: studentRoute('DELETE', '/api/second-factors/app', {
    summary: 'Removes the authenticator app. Its codes no longer count.',
    problems: [proveAgain, noApp],
  }),
  declineOffer: studentRoute('PUT', '/api/second-factors/offer', {
    summary: 'Stops offering a passkey.',
  }),
  request: studentRoute('POST', '/api/session/proof/passkey/options', {
    byItself: { reason: 'it is the proof' },
    summary: 'What a device needs to show a passkey of this account; for five minutes, once, in this session.',
    answer: requestOptions,
  }),
  byPasskey: studentRoute('POST', '/api/session/proof/passkey', {
    byItself: { reason: 'it is the proof' },
    summary: 'Proves again who holds this session, by a passkey.',
    input: z.object({ credential: assertion }),
    problems: [passkeyRefused],
  }),
  byApp: studentRoute('POST', '/api/session/proof/app', {
    byItself: { reason: 'it is the proof' },
    summary: 'Proves again who holds this session, by a code from the authenticator app.',
    input: z.object({ code }).superRefine(saying(checkAppCode)),
    problems: [noApp, wrongCode, tooManyAppCodes],
  }),
  signInRequest: openRoute('POST', '/api/session/passkey/options', {
    summary: 'What a device needs to sign in by a passkey; for five minutes, once.',
    answer: requestOptions,
  }),
  signIn: openRoute('POST', '/api/session/passkey', {
    summary: 'Signs in by a passkey, which is a second factor already given.',
    input: z.object({ credential: assertion }),
    answer: sessionView,
    problems: [passkeyRefused, passkeyUnknown],
  }),
}
