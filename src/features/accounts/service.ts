import type { EndReaches } from '#src/features/people/personal-data/sources.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { accountsContract } from './contract.ts'
import { sendLink, signInByLink, signInWithToken } from './links.ts'
import { checkReset, resetPassword, sendReset } from './password-reset.ts'
import { sendPhoneCode } from './phone-codes.ts'
import { signInByPhone } from './phone-entry.ts'
import { bearer, listSessions, revoke, session, signInAsGuest, signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { register, signUp, type NoteContact } from './sign-up.ts'

/** Every account flow, one file each; each verb is one transaction. */
export const accountsHandlers = (
  noteContact: NoteContact,
  endReaches: EndReaches,
): Handlers<{ accounts: typeof accountsContract }>['accounts'] => ({
  session,
  signIn,
  sendPhoneCode,
  signInByPhone: signInByPhone(noteContact),
  sendLink,
  signInByLink,
  signInWithToken,
  signInAsGuest,
  signOut,
  bearer,
  sessions: listSessions,
  revoke,
  signUp: signUp(noteContact),
  register: register(noteContact),
  sendReset,
  checkReset,
  resetPassword: resetPassword(endReaches),
})
