import { eq } from 'drizzle-orm'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Services, OpenCall } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { FormNotice } from '#src/platform/ports.ts'
import { WrongSignature } from '#src/platform/providers/wrong-signature.ts'
import { Refusal } from '#src/wire/problem.ts'
import { notSigned, type formsContract } from './contract.ts'
import { readReference, type FormKind } from './references.ts'

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
