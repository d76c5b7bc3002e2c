// A part is submitted; with the last, the application goes to the lenders that it fits.
import { eq } from 'drizzle-orm'
import { ask } from '../../../features/requests/requests.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { Limit } from '../../../platform/database/limits.ts'
import type { Call } from '../../../platform/house.ts'
import { invalidInput, Refusal } from '../../../wire/problem.ts'
import type { Nothing } from '../../../wire/shapes.ts'
import { mismatchesOf, type Asked } from '../lenders/rules.ts'
import { loanLenders, loanSendings } from '../lenders/tables.ts'
import { announceLoan } from '../telling.ts'
import { applicationSubmitted, partAhead } from './contract.ts'
import { fieldsIn, holdApplication, papersOf, readAnswers, type ApplicationRow } from './kept.ts'
import { checkPart, parts, type Answers, type Held, type Part } from './rules.ts'
import { loanApplications } from './tables.ts'

export async function submit(call: Call, { part }: { part: Part }): Promise<Nothing> {
  await call.limits.use(submitsOf(call.caller.id))
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const row = await holdApplication(change, call)
    if (row.financialAt !== null) throw new Refusal(applicationSubmitted)
    refuseAhead(row, part)
    const answers = await readAnswers(call, row)
    const held = await heldIn(change, row)
    // A part that was right may have lost a paper since.
    const due = parts.slice(0, parts.indexOf(part) + 1)
    const wrong = Object.assign({}, ...due.map(one => checkPart(one, answers, held)))
    if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
    await change.tx
      .update(loanApplications)
      .set({ ...dated(part, call.now()), amount: paiseOf(answers) })
      .where(eq(loanApplications.owner, call.caller.id))
    if (part === 'financial') await sendToLenders(change, call, answers)
    await announceLoan(change, call.caller.id)
    return {}
  })
}

const dateOf = { academics: 'academicsAt', identity: 'identityAt', financial: 'financialAt' } as const

const dated = (part: Part, at: Temporal.Instant) => ({ [dateOf[part]]: at })

/** Submitted again, a part before the last is simply submitted again. */
function refuseAhead(row: ApplicationRow, part: Part): void {
  const before = parts.slice(0, parts.indexOf(part))
  if (before.some(earlier => row[dateOf[earlier]] === null)) throw new Refusal(partAhead)
}

async function heldIn({ tx }: Change, { owner, lacks }: ApplicationRow): Promise<Held> {
  const held = await papersOf(tx, owner)
  const counts = Object.fromEntries(
    [...Map.groupBy(held, ({ field }) => field)].map(([field, found]) => [field, found.length]),
  )
  return { counts, lacks: fieldsIn(lacks) }
}

const lakh = 10_000_000

const paiseOf = ({ amount }: Answers): number => Math.round(Number(amount) * lakh)

async function sendToLenders(change: Change, call: Call, answers: Answers): Promise<void> {
  const { tx } = change
  const asked: Asked = {
    lakhs: Number(answers.amount),
    hasCollateral: answers.collateral === 'yes',
    earning: answers.co_applicant_type === 'self_employed' ? 'self_employed' : 'salaried',
  }
  for (const { bank, criteria } of await tx.select().from(loanLenders).orderBy(loanLenders.bank)) {
    const unmatched = mismatchesOf(criteria, asked)
    await tx.insert(loanSendings).values({ owner: call.caller.id, bank, at: call.now(), unmatched })
    if (unmatched.length === 0) {
      await ask(change, call, {
        student: call.caller.id,
        role: 'lender',
        bank,
        kind: 'loan-application',
        subject: `${call.caller.id}:${bank}`,
        title: `A loan of ${answers.amount} lakh`,
        path: `/desk/applications/${call.caller.id}`,
      })
    }
  }
}

const submitsOf = (person: string): Limit => ({
  key: `loan-submits:${person}`,
  most: 60,
  per: Temporal.Duration.from({ minutes: 60 }),
})
