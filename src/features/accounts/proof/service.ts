// Who is signed in shows once more who they are, for what nobody else may see or change.
import { eq } from 'drizzle-orm'
import type { Change } from '../../../platform/database/change.ts'
import type { Call } from '../../../platform/house.ts'
import { sessions } from '../../../platform/identity/tables.ts'
import { Refusal } from '../../../wire/problem.ts'
import type { Nothing } from '../../../wire/shapes.ts'
import { tooManyTries, wrongPassword } from '../contract.ts'
import { passwordTriesOf } from '../limits.ts'
import { isPassword } from '../password.ts'
import { guessCode, sendCodeToSelf, spendCode } from '../phone-codes.ts'
import { passwords } from '../tables.ts'
import { noPassword, noPhone, proveAgain } from './contract.ts'
import { isFresh } from './rules.ts'

/** Refuses who did not prove themselves in the last minutes. */
export function mustHaveProved({ caller, now }: Pick<Call, 'caller' | 'now'>): void {
  if (!isFresh(caller.provedAt.toString(), now().toString())) throw new Refusal(proveAgain)
}

export async function byPassword(call: Call, { password }: { password: string }): Promise<Nothing> {
  const tries = passwordTriesOf(call.caller.id)
  await call.limits.use(tries, tooManyTries)
  const [kept] = await call.db.select().from(passwords).where(eq(passwords.person, call.caller.id))
  if (kept === undefined) throw new Refusal(noPassword)
  if (!(await isPassword(password, kept.hash))) throw new Refusal(wrongPassword)
  await call.limits.forget(tries.key)
  return call.change(change => noteProof(change, call))
}

export async function sendCode(call: Call): Promise<Nothing> {
  return sendCodeToSelf(call, ownPhone(call))
}

export async function byCode(call: Call, { otp }: { otp: string }): Promise<Nothing> {
  const { codeId } = await guessCode(call, ownPhone(call), otp)
  return call.change(async change => {
    await spendCode(change, call, codeId)
    return noteProof(change, call)
  })
}

function ownPhone({ caller }: Call): string {
  if (caller.phone === null) throw new Refusal(noPhone)
  return caller.phone
}

async function noteProof({ tx }: Change, { caller, now }: Call): Promise<Nothing> {
  await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, caller.sessionId))
  return {}
}
