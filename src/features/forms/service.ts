import { eq } from 'drizzle-orm'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Services, OpenCall } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { FormNotice } from '#src/platform/ports.ts'
import { WrongSignature, isSameText } from '#src/platform/providers/notices.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { isUuid } from '#src/values/ids.ts'
import { slotForEach } from '#src/manifest/slots.ts'
import { notSigned, type formsContract } from './contract.ts'

export type SentForm = Pick<FormNotice, 'answers' | 'response'> & { owner: string; subject: string }

/** What happens once a form is sent. However often it arrives, it counts once. */
export type FormAction = (services: Services, sent: SentForm) => Promise<void>
export type OnForm = (kind: FormKind) => FormAction

export const formsHandlers = (onForm: OnForm): Handlers<{ forms: typeof formsContract }>['forms'] => ({
  typeformNotice: (call, input) => typeformNotice(onForm, call, input),
})

type Input = { raw: Uint8Array; headers: { 'typeform-signature': string } }

/**
 * A reference that isn't ours, or of somebody who has left, is answered as taken: sending it again would change nothing,
 * and Typeform turns a webhook off whose address says that there is nothing.
 */
async function typeformNotice(onForm: OnForm, call: OpenCall, { raw, headers }: Input): Promise<void> {
  const notice = await call.ports.forms.readNotice(raw, headers['typeform-signature']).catch((error: unknown) => {
    throw error instanceof WrongSignature ? new Refusal(notSigned) : error
  })
  const reference = notice && readReference(call.vault, notice.reference)
  if (notice === undefined || reference === undefined) return
  const { kind, owner, subject } = reference
  if ((await call.db.$count(people, eq(people.id, owner))) === 0) return
  await onForm(kind)(call, { owner, subject, answers: notice.answers, response: notice.response })
}

// The hidden field of a form at Typeform: who fills it in and what for, under a keyed hash of our own. Nobody can
// make one for somebody else, and it is worth nothing anywhere but in a webhook that Typeform signed.

export const formKinds = ['step', 'content', 'claim'] as const
export type FormKind = (typeof formKinds)[number]
type FormReference = { kind: FormKind; owner: string; subject: string }

type Marks = Pick<Vault, 'mark'>

export const referenceTo = (vault: Marks, { kind, owner, subject }: FormReference): string =>
  `${kind}.${owner}.${subject}.${vault.mark(`form ${kind} ${owner} ${subject}`)}`

export function readReference(vault: Marks, text: string): FormReference | undefined {
  const [name, owner = '', subject = ''] = text.split('.')
  const kind = formKinds.find(known => known === name)
  if (kind === undefined || !isUuid(owner) || !isUuid(subject)) return undefined
  const reference = { kind, owner, subject }
  return isSameText(text, referenceTo(vault, reference)) ? reference : undefined
}

/** What happens once a form of each kind arrives from Typeform. */
export const onForm = slotForEach<FormKind, FormAction>('forms/on-form', formKinds, 'a form of the kind')
