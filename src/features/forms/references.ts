// The hidden field of a form at Typeform: who fills it in and what for, under a keyed hash of our own. Nobody can
// make one for somebody else, and it is worth nothing anywhere but in a webhook that Typeform signed.
import { isSameText } from '#src/platform/providers/same-text.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { isUuid } from '#src/values/ids.ts'

export const formKinds = ['step', 'content', 'claim'] as const
export type FormKind = (typeof formKinds)[number]
export type FormReference = { kind: FormKind; owner: string; subject: string }

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
