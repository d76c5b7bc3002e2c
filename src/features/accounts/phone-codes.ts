// Codes sent to a phone: hashed, single use, ten minutes, five guesses each, five an hour and number.
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Change } from '../../platform/database/change.ts'
import type { House, OpenCall } from '../../platform/house.ts'
import { postSms } from '../../platform/post.ts'
import { readPhoneNumber } from '../../values/phone-numbers.ts'
import { invalidInput, Refusal } from '../../wire/problem.ts'
import { noPendingOtp, phoneUnknown, tooManyCodes, tooManyTries, wrongOtp, type SessionView } from './contract.ts'
import * as copy from './copy.ts'
import { codesFrom, codesTo } from './limits.ts'
import { becomeSomebody, personByPhone, signInWith } from './people.ts'
import { phoneCodes } from './tables.ts'
import type { Nothing } from '../../wire/shapes.ts'

export type PhoneInput = { prefix: string; phone: string }

const life = Temporal.Duration.from({ minutes: 10 })
const mostGuesses = 5

export function phoneOf({ prefix, phone }: PhoneInput): string {
  const number = readPhoneNumber(prefix, phone)
  if (number === undefined) throw new Refusal(invalidInput, { phone: copy.phoneRequired })
  return number
}

export async function sendPhoneCode(call: OpenCall, input: PhoneInput): Promise<Nothing> {
  const phone = phoneOf(input)
  await call.limits.use(codesFrom(call.request.ip), tooManyTries)
  return sendCodeTo(call, phone)
}

export async function sendCodeTo(call: House, phone: string): Promise<Nothing> {
  await call.limits.use(codesTo(phone), tooManyCodes)
  const code = sixDigits(call.random)
  const now = call.now()
  await call.change(async change => {
    await change.tx.delete(phoneCodes).where(and(eq(phoneCodes.phone, phone), isNull(phoneCodes.usedAt)))
    await change.tx.insert(phoneCodes).values({
      phone,
      codeHash: hashCode(call, phone, code),
      createdAt: now,
      expiresAt: now.add(life),
    })
    await postSms(call.vault, change, {
      to: phone,
      text: `${code} is your Safar code. It works for 10 minutes. Do not share it with anyone.`,
    })
  })
  return {}
}

/** A guess is counted before it is looked at, so that guesses made side by side count as well. */
export async function guessCode(call: House, phone: string, otp: string): Promise<{ codeId: string }> {
  const [open] = await call.db
    .update(phoneCodes)
    .set({ guesses: sql`${phoneCodes.guesses} + 1` })
    .where(
      and(
        eq(phoneCodes.phone, phone),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, call.now()),
        lt(phoneCodes.guesses, mostGuesses),
      ),
    )
    .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash })
  if (open === undefined) throw new Refusal(noPendingOtp)
  if (open.codeHash !== hashCode(call, phone, otp.trim())) throw new Refusal(wrongOtp)
  return { codeId: open.id }
}

/** Spends a code that was guessed right: once, however many try at the same moment. */
export async function spendCode({ tx }: Change, call: Pick<House, 'now'>, codeId: string): Promise<void> {
  const spent = await tx
    .update(phoneCodes)
    .set({ usedAt: call.now() })
    .where(and(eq(phoneCodes.id, codeId), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id })
  if (spent.length === 0) throw new Refusal(noPendingOtp)
}

export async function signInByPhone(
  call: OpenCall,
  input: PhoneInput & { otp: string; create: boolean },
): Promise<SessionView> {
  const phone = phoneOf(input)
  const { codeId } = await guessCode(call, phone, input.otp)
  return signInWith(call, 'code', async change => {
    const known = await personByPhone(change.tx, phone)
    // The code is not spent: with it they may create an account for this number.
    if (known === undefined && !input.create) throw new Refusal(phoneUnknown)
    await spendCode(change, call, codeId)
    return known ?? becomeSomebody(change, call, { phone, phoneVerifiedAt: call.now() })
  })
}

const hashCode = (call: Pick<House, 'vault'>, phone: string, code: string) =>
  call.vault.mark(`phone-code:${phone}:${code}`)

/** Evenly spread: a draw above the last whole million is drawn again. */
function sixDigits(random: House['random']): string {
  const drawn = Buffer.from(random(4)).readUInt32BE()
  return drawn >= 4_294_000_000 ? sixDigits(random) : String(drawn % 1_000_000).padStart(6, '0')
}
