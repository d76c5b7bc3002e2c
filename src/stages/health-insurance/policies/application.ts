// What was typed to be insured, out of its seal. Only for its owner, and for anyone who at the desk opens it.
import { z } from 'zod'
import type { Vault } from '#src/platform/vault/vault.ts'
import type { Policy } from './current.ts'

const typed = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type Typed = z.infer<typeof typed>

type Request = Pick<Policy['request'], 'owner' | 'sealed' | 'sealedAnswers'>

export const openApplication = async (vault: Vault, { owner, sealed }: Request): Promise<Typed> =>
  typed.parse(JSON.parse(await vault.open(owner, sealed)))

export const openAnswers = async (vault: Vault, { owner, sealedAnswers }: Request): Promise<Typed | null> =>
  sealedAnswers === null ? null : typed.parse(JSON.parse(await vault.open(owner, sealedAnswers)))

/** 'Meera Iyer', as it was typed to be on the card. */
export const nameIn = ({ firstName = '', middleName = '', lastName = '' }: Typed): string =>
  [firstName, middleName, lastName].filter(name => typeof name === 'string' && name !== '').join(' ')

export const textIn = (all: Typed, field: string): string => {
  const value = all[field] ?? ''
  return typeof value === 'string' ? value : value.join(', ')
}
