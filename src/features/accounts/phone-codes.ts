// Codes sent to a phone: hashed, single use, ten minutes, five guesses each, for the one who asked alone.
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { useAll } from '#src/platform/database/limits.ts'
import type { Call, Services, OpenCall } from '#src/platform/services.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'
import { postSms } from '#src/platform/post.ts'
import { readPhoneNumber, countryOfNumber } from '#src/values/phone-numbers.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import {
  captchaFailed,
  noPendingOtp,
  tooManyCodes,
  tooManyTries,
  wrongOtp,
  noTextsThere,
  noTextsToday,
} from './contract.ts'
import * as copy from './copy.ts'
import { knownMark, markOf } from './known-browsers.ts'
import { codesFrom, codesOf, codesTo } from './limits.ts'
import { phoneCodes } from './tables.ts'

export type PhoneInput = { prefix: string; phone: string }

const life = Temporal.Duration.from({ minutes: 10 })
const mostGuesses = 5

export function phoneOf({ prefix, phone }: PhoneInput): string {
  const number = readPhoneNumber(prefix, phone)
  if (number === undefined) throw new Refusal(invalidInput, { phone: copy.phoneRequired })
  return number
}

export async function sendPhoneCode(call: OpenCall, input: PhoneInput & { captcha: string }): Promise<void> {
  const phone = phoneOf(input)
  refuseOtherCountries(call, phone)
  if (!(await call.ports.captcha.isPerson(input.captcha, call.request.ip))) throw new Refusal(captchaFailed)
  return sendCodeTo(call, phone)
}

/** To the one who calls, and only they can use it. */
export async function sendCodeTo(call: OpenCall, phone: string): Promise<void> {
  const known = await knownMark(call, { phone })
  const from = known === undefined ? codesFrom(call.request.origin) : []
  await useAll(call.limits, from, tooManyTries)
  await useAll(call.limits, codesTo(phone, call.request.origin, known), tooManyCodes)
  return sendCode(call, phone, { browser: markOf(call), session: call.caller?.sessionId ?? null })
}

/** To their own phone, for somebody who is signed in. */
export async function sendCodeToSelf(call: Call, phone: string): Promise<void> {
  await call.limits.use(codesOf(call.caller.id), tooManyCodes)
  return sendCode(call, phone, askerOf(call))
}

/** Anyone who asked for a code: they alone can use it. */
type Asker = { browser: string | null; session: string | null }

const askerOf = (call: Call | OpenCall): Asker => ({
  browser: 'request' in call && call.request.browser !== undefined ? hashToken(call.request.browser) : null,
  session: call.caller?.sessionId ?? null,
})

async function sendCode(call: Services, phone: string, asker: Asker): Promise<void> {
  await spendText(call)
  const code = sixDigits(call.random)
  const now = call.now()
  await call.change(async change => {
    await change.tx.delete(phoneCodes).where(and(askedFor(phone, asker), isNull(phoneCodes.usedAt)))
    await change.tx.insert(phoneCodes).values({
      phone,
      ...asker,
      codeHash: hashCode(call, phone, code),
      createdAt: now,
      expiresAt: now.add(life),
    })
    await postSms(call.vault, change, {
      to: phone,
      text: `${code} is your Safar code. It works for 10 minutes. Do not share it with anyone.`,
    })
  })
}

const askedFor = (phone: string, { browser, session }: Asker) =>
  and(
    eq(phoneCodes.phone, phone),
    or(
      browser === null ? sql`false` : eq(phoneCodes.browser, browser),
      session === null ? sql`false` : eq(phoneCodes.session, session),
    ),
  )

/** A guess is counted before it is looked at, so that guesses made side by side count as well. */
export async function guessCode(call: Call | OpenCall, phone: string, otp: string): Promise<{ codeId: string }> {
  const open = await call.db
    .update(phoneCodes)
    .set({ guesses: sql`${phoneCodes.guesses} + 1` })
    .where(
      and(
        askedFor(phone, askerOf(call)),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, call.now()),
        lt(phoneCodes.guesses, mostGuesses),
      ),
    )
    .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash })
  if (open.length === 0) throw new Refusal(noPendingOtp)
  const right = open.find(({ codeHash }) => codeHash === hashCode(call, phone, otp.trim()))
  if (right === undefined) throw new Refusal(wrongOtp)
  return { codeId: right.id }
}

/** Spends a code that was guessed right: once, however many try at the same moment. */
export async function spendCode({ tx }: Change, call: Pick<Services, 'now'>, codeId: string): Promise<void> {
  const spent = await tx
    .update(phoneCodes)
    .set({ usedAt: call.now() })
    .where(and(eq(phoneCodes.id, codeId), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id })
  if (spent.length === 0) throw new Refusal(noPendingOtp)
}

const hashCode = (call: Pick<Services, 'vault'>, phone: string, code: string) =>
  call.vault.mark(`phone-code:${phone}:${code}`)

/** Evenly spread: a draw above the last whole million is drawn again. */
function sixDigits(random: Services['random']): string {
  const drawn = Buffer.from(random(4)).readUInt32BE()
  return drawn >= 4_294_000_000 ? sixDigits(random) : String(drawn % 1_000_000).padStart(6, '0')
}

// Texts cost money, and somebody may have them sent for a share of it: to countries that we serve alone, so many a day.

function refuseOtherCountries({ settings }: Pick<Services, 'settings'>, phone: string): void {
  const country = countryOfNumber(phone)
  if (country === undefined || !settings.SAFAR_SMS_COUNTRIES.includes(country)) throw new Refusal(noTextsThere)
}

const day = Temporal.Duration.from({ hours: 24 })
const hour = Temporal.Duration.from({ hours: 1 })

/** Of all texts of a day. When four fifths are gone the operator hears of it, once an hour. */
async function spendText({ limits, settings, ports }: Services): Promise<void> {
  const most = settings.SAFAR_SMS_PER_DAY
  await limits.use({ key: 'texts', most, per: day }, noTextsToday).catch(async error => {
    await alarm(`All ${most} texts of a day are used up: nobody is sent a code until some hours have passed.`)
    throw error
  })
  const isNearlyGone = !(await hasRoom({ key: 'texts-before-alarm', most: Math.ceil(most * 0.8), per: day }))
  if (isNearlyGone) await alarm(`Four fifths of the ${most} texts of a day are used up.`)

  async function hasRoom(limit: Parameters<typeof limits.use>[0]): Promise<boolean> {
    return limits.use(limit).then(
      () => true,
      error => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }

  async function alarm(message: string): Promise<void> {
    if (await hasRoom({ key: 'texts-alarm', most: 1, per: hour })) {
      await ports.errors.record({ where: 'server', message, stack: '', url: '', requestId: undefined })
    }
  }
}
