// A part is submitted; with the last, the application goes to the lenders that the student ticked.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { familyInvitations } from '#src/features/family/tables.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import type { Lender } from '#src/values/lenders.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { banksRequired, required } from './copy.ts'
import { sendTo } from '../lenders/sendings.ts'
import { loanApplications, loanOffers } from '../tables.ts'
import { acceptedAlready } from '../offers/contract.ts'
import { applicationSubmitted, partAhead } from './contract.ts'
import { coPapersOf } from '../co-borrower/stored.ts'
import {
  fieldsIn,
  fieldsOf,
  holdApplication,
  missingSince,
  papersOf,
  readAnswers,
  type ApplicationRow,
} from './stored.ts'
import { checkPart, heldIn, parts, type Answers, type Held, type Part } from './rules.ts'

type Submitted = { part: Part; banks: readonly Lender[] }

export async function submit(call: Call, { part, banks }: Submitted): Promise<void> {
  await call.limits.use(submitsOf(call.caller.id))
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const row = await holdApplication(change, call)
    if (row.financialAt !== null) throw new Refusal(applicationSubmitted)
    refuseAhead(row, part)
    const answers = await readAnswers(call, row)
    const held = await heldBy(change, row)
    // A part that was right may have lost a paper since.
    const due = parts.slice(0, parts.indexOf(part) + 1)
    const isUnsent = part === 'financial' && banks.length === 0
    const wrong: Messages = Object.assign(
      messages({ banks: isUnsent && banksRequired }),
      ...due.map(one => checkPart(one, answers, held)),
    )
    if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
    await change.tx
      .update(loanApplications)
      .set({ ...dated(part, call.now()), amount: paiseOf(answers) })
      .where(eq(loanApplications.owner, call.caller.id))
    if (part === 'financial') await sendTo(change, call, { banks, lakhs: answers.amount })
    await announceBoth(change, call.caller.id, 'loans', 'loans')
  })
}

/** To lenders that did not get it with the last part. */
export async function send(call: Call, { banks }: { banks: readonly Lender[] }): Promise<void> {
  await call.limits.use(submitsOf(call.caller.id))
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const row = await holdApplication(change, call)
    if (row.financialAt === null) throw new Refusal(partAhead)
    const accepted = and(
      eq(loanOffers.owner, call.caller.id),
      isNotNull(loanOffers.acceptedAt),
      isNull(loanOffers.withdrawnAt),
    )
    if ((await change.tx.$count(loanOffers, accepted)) > 0) throw new Refusal(acceptedAlready)
    const answers = await readAnswers(call, row)
    const missing = missingSince(row, answers, await heldBy(change, row))
    const wrong = Object.fromEntries(missing.map(field => [field, required[field]]))
    if (missing.length > 0) throw new Refusal(invalidInput, wrong)
    await sendTo(change, call, { banks, lakhs: answers.amount })
    await announceBoth(change, call.caller.id, 'loans', 'loans')
  })
}

const dateOf = { academics: 'academicsAt', identity: 'identityAt', financial: 'financialAt' } as const

const dated = (part: Part, at: Temporal.Instant) => ({ [dateOf[part]]: at })

/** Submitted again, a part before the last is simply submitted again. */
function refuseAhead(row: ApplicationRow, part: Part): void {
  const before = parts.slice(0, parts.indexOf(part))
  if (before.some(earlier => row[dateOf[earlier]] === null)) throw new Refusal(partAhead)
}

const heldBy = async ({ tx }: Change, { owner, lacks }: ApplicationRow): Promise<Held> =>
  heldIn(fieldsOf(await papersOf(tx, owner)), await coPapersOf(tx, eq(familyInvitations.owner, owner)), fieldsIn(lacks))

const lakh = 10_000_000

const paiseOf = ({ amount }: Answers): number => Math.round(Number(amount) * lakh)

const submitsOf = (person: string) => perHour(`loan-submits:${person}`, 60)
