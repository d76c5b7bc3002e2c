import { todo } from '#src/features/desk-kit/request-verbs.ts'
import { and, desc, eq, gte } from 'drizzle-orm'
import { happenings } from '#src/features/progress/tables.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { people } from '#src/platform/identity/tables.ts'
import { displayName } from '#src/platform/identity/naming.ts'
import { parseDay } from '#src/values/dates.ts'
import { changedMeanwhile } from '#src/values/meanwhile.ts'
import { foundIn, changedElsewhere, Refusal } from '#src/wire/problem.ts'
import {
  checkedOnAhead,
  noOutcome,
  tooManyChecks,
  type PostInterviewView,
  type SlipInput,
  type WasSaid,
} from './contract.ts'
import { roundsOf } from './starting/service.ts'
import { roundStart } from '../rounds/present.ts'
import { mostChecks, outcomeNames, slipNames, slipWords } from './copy.ts'
import { latestOutcome, outcomesNow } from './outcomes.ts'
import { isAhead, type Finding, type Outcome } from './rules.ts'
import { slipSecret } from './history.ts'
import { interviewOutcomes, slipChecks, visaSlips } from './tables.ts'

export async function read(call: Call): Promise<PostInterviewView> {
  const { db, caller, now } = call
  const [outcome, [slip], checks, rounds] = await Promise.all([
    latestOutcome(db, caller.id),
    db.select().from(visaSlips).where(slipNow(caller.id)),
    db
      .select()
      .from(slipChecks)
      .where(and(eq(slipChecks.owner, caller.id), gte(slipChecks.notedAt, roundStart(caller.id))))
      .orderBy(desc(slipChecks.checkedOn), desc(slipChecks.id)),
    roundsOf(call),
  ])
  return {
    now: momentOf(now()),
    outcome: outcome === undefined ? null : { outcome: outcome.outcome, enteredAt: momentOf(outcome.enteredAt) },
    slip: slip === undefined ? null : await slipOf(call, slip),
    rounds,
    checks: checks.map(({ id, checkedOn, finding, note }) => ({ id, checkedOn: checkedOn.toString(), finding, note })),
  }
}

/** One of an earlier application says nothing of this one. */
const slipNow = (owner: string) => and(eq(visaSlips.owner, owner), gte(visaSlips.updatedAt, roundStart(owner)))

async function slipOf({ vault }: Call, row: typeof visaSlips.$inferSelect): Promise<PostInterviewView['slip']> {
  const { owner, sealed, updatedAt, ...slipAnswers } = row
  return {
    ...slipAnswers,
    ...slipSecret.parse(JSON.parse(await vault.open(owner, sealed))),
    updatedAt: momentOf(updatedAt),
  }
}

type Said = { outcome: Outcome; was?: WasSaid }

export const choose = (call: Call, { outcome, was }: Said): Promise<void> =>
  change(call, async ({ tx }) => {
    const said = await latestOutcome(tx, call.caller.id)
    refuseOther(outcome, was, said?.outcome)
    if (said?.outcome === outcome) return
    await tx.insert(interviewOutcomes).values({ owner: call.caller.id, outcome, enteredAt: call.now() })
    await forgetMark(tx, call)
  })

export const takeBack = (call: Call, { was }: Pick<Said, 'was'>): Promise<void> =>
  change(call, async ({ tx }) => {
    refuseOther(null, was, (await latestOutcome(tx, call.caller.id))?.outcome)
    await tx.update(interviewOutcomes).set({ takenBackAt: call.now() }).where(outcomesNow(call.caller.id))
    await forgetMark(tx, call)
  })

/** Said without a network, it does not write over what was said on another device meanwhile. */
function refuseOther(outcome: Outcome | null, was: WasSaid, known: Outcome | undefined): void {
  if (was === undefined || changedMeanwhile({ outcome }, was, { outcome: known }).length === 0) return
  throw new Refusal(changedElsewhere, { outcome: known === undefined ? '' : outcomeNames[known] })
}

/** The step was marked done with what had been said before. */
async function forgetMark(tx: Transaction, { caller }: Call): Promise<void> {
  await tx
    .delete(happenings)
    .where(
      and(
        eq(happenings.owner, caller.id),
        eq(happenings.stage, 'visas'),
        eq(happenings.what, 'marked'),
        eq(happenings.step, 'PostInterview'),
      ),
    )
}

/** Our own look at it is asked for once; sent again while it waits, it is the same request. */
export async function tellSlip(call: Call, { papers, caseNumber, was, ...slipAnswers }: SlipInput): Promise<void> {
  const { id: owner, ...caller } = call.caller
  const sealed = await call.vault.seal(owner, JSON.stringify({ papers, caseNumber }))
  return change(call, async changing => {
    if ((await latestOutcome(changing.tx, owner))?.outcome !== 'Processing') throw new Refusal(noOutcome)
    if (was !== undefined) await refuseOtherSlip(changing.tx, call, { papers, caseNumber, ...slipAnswers }, was)
    const row = { ...slipAnswers, sealed, updatedAt: call.now() }
    await changing.tx
      .insert(visaSlips)
      .values({ owner, ...row })
      .onConflictDoUpdate({ target: visaSlips.owner, set: row })
    await ask(changing, call, {
      student: owner,
      role: 'advisor',
      kind: todo,
      subject: `221g:${owner}`,
      title: `Read the slip of ${displayName({ ...caller, lastName: '' })}: ${slipNames[slipAnswers.slip]}`,
      path: `/desk/students/${owner}`,
    })
  })
}

async function refuseOtherSlip(tx: Transaction, call: Call, given: SlipInput, was: object): Promise<void> {
  const [row] = await tx.select().from(visaSlips).where(slipNow(call.caller.id))
  const known = row === undefined ? undefined : await slipOf(call, row)
  const changed = changedMeanwhile(given, { ...was }, { ...known })
  if (changed.length === 0) return
  const standing = Object.entries(slipWords(known)).filter(([field]) => changed.includes(field))
  throw new Refusal(changedElsewhere, Object.fromEntries(standing))
}

type Look = { checkedOn: string; finding: Finding; note: string }

export async function noteCheck(call: Call, { checkedOn, finding, note }: Look): Promise<void> {
  const looked = parseDay(checkedOn)
  if (looked === undefined || isAhead(checkedOn, todayOf(call))) throw new Refusal(checkedOnAhead)
  const owner = call.caller.id
  return change(call, async ({ tx }) => {
    if ((await tx.$count(slipChecks, eq(slipChecks.owner, owner))) >= mostChecks) throw new Refusal(tooManyChecks)
    await tx.insert(slipChecks).values({ owner, checkedOn: looked, finding, note, notedAt: call.now() })
  })
}

export const removeCheck = (call: Call, { check }: { check: string }): Promise<void> =>
  change(call, async ({ tx }) => {
    const removed = await tx
      .delete(slipChecks)
      .where(and(eq(slipChecks.id, check), eq(slipChecks.owner, call.caller.id)))
      .returning()
    foundIn(removed)
  })

/** One at a time for each person, so that what was said is said once. */
const change = (call: Call, verb: (changing: Change) => Promise<void>): Promise<void> =>
  call.change(async changing => {
    const { id } = call.caller
    await changing.tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
    await verb(changing)
    await changing.announce(`person:${id}`, 'journey', 'post-interview')
  })
