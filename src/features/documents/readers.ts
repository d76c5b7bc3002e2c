import type { DeskRole } from '#src/wire/route.ts'
import type { PurposeName } from './rules.ts'

/** Who at the desk reads what, besides an admin. */
const readers: Readonly<Record<PurposeName, readonly DeskRole[]>> = {
  chat: ['advisor'],
  answer: ['advisor'],
  resume: ['advisor'],
  interview: ['advisor'],
  loan: [],
  response: ['advisor'],
  recording: ['advisor'],
  media: ['advisor'],
  terms: [],
  form: ['advisor'],
  certificate: ['underwriter'],
  claim: ['underwriter'],
  'own-cover': ['underwriter'],
  'attorney-call': ['advisor'],
  vaccine: ['advisor'],
  // What is meant for somebody at the desk is sent where a step asks for it, as a copy.
  vault: [],
}

export const mayRead = (roles: readonly DeskRole[], purpose: PurposeName): boolean =>
  ['admin' as const, ...readers[purpose]].some(role => roles.includes(role))
