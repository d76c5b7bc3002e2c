// The desk answers claims: it asks for more, decides, and corrects what was decided.
import * as kinds from '#src/stages/health-insurance/request-kinds.ts'
import * as audited from '#src/stages/health-insurance/audit-actions.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { datesOf, hold, roundsOf, sealRounds, viewsOf, type Row, claimPage } from '../claims.ts'
import { decidedBefore } from '../contract.ts'
import { messages } from '../copy.ts'
import { claimOutcomes, isOneOf } from '../rules.ts'
import { insuranceClaims } from '../tables.ts'
import { claimChanged, type DeskClaim, type QueuedClaim } from './contract.ts'
import * as copy from './rules.ts'
import { paidAmountOf, type Decision } from './rules.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

type Named = { id: string }
type Seen = Named & { version: number }

const mostShown = 300

export async function queue({ db }: Call): Promise<QueuedClaim[]> {
  const { askedAt, answeredAt, decidedAt, filedAt } = insuranceClaims
  const isAsked = sql`${askedAt} is not null and (${answeredAt} is null or ${answeredAt} < ${askedAt})`
  const rows = await db
    .select({ claim: insuranceClaims, planName: insuranceRequests.planName, student: people })
    .from(insuranceClaims)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceClaims.request))
    .innerJoin(people, eq(people.id, insuranceClaims.owner))
    .orderBy(
      sql`case when ${decidedAt} is not null then 2 when ${isAsked} then 1 else 0 end`,
      sql`case when ${decidedAt} is null then coalesce(${answeredAt}, ${filedAt}) end asc`,
      desc(decidedAt),
    )
    .limit(mostShown)
  return rows.map(({ claim, planName, student }) => ({
    id: claim.id,
    filedAt: claim.filedAt.toString(),
    ...datesOf(claim),
    planName,
    student: namedStudent(student),
  }))
}

export async function read(call: Call, { id }: Named): Promise<DeskClaim> {
  const [found] = await call.db
    .select({ claim: insuranceClaims, request: insuranceRequests, student: people })
    .from(insuranceClaims)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceClaims.request))
    .innerJoin(people, eq(people.id, insuranceClaims.owner))
    .where(eq(insuranceClaims.id, id))
  if (found === undefined) throw new Refusal(notFound)
  const { claim, student } = found
  const [[view], changedBy] = await Promise.all([viewsOf(call, [found]), nameOf(call, claim.changedBy)])
  if (view === undefined) throw new Refusal(notFound)
  await noteOpening(call, claim)
  return {
    ...view,
    student: namedStudent(student),
    version: claim.version,
    changedBy,
    isOwnChange: claim.changedBy === call.caller.id,
  }
}

async function nameOf({ db }: Pick<Call, 'db'>, id: string | null): Promise<string | null> {
  const [person] = id === null ? [] : await db.select().from(people).where(eq(people.id, id))
  return person?.firstName || null
}

const noteOpening = (call: Call, { owner, filedAt }: Row): Promise<void> =>
  noteLook(call, { what: audited.insuranceClaimOpened, about: owner, detail: `of ${formatDay(dayOf(filedAt))}` })

export const ask = (call: Call, { id, version, words }: Seen & { words: string }): Promise<void> =>
  withClaim(call, { id, version }, async (change, claim) => {
    if (claim.decidedAt !== null) throw new Refusal(decidedBefore)
    const before = await roundsOf(call, claim)
    // Asked before it was answered, it is one question that says more.
    const open = before.at(-1)?.answeredAt === null ? before.at(-1) : undefined
    const kept = open === undefined ? before : before.slice(0, -1)
    const question = open === undefined ? words : `${open.question}\n\n${words}`
    const round = { askedAt: call.now().toString(), question, answeredAt: null, answer: '' }
    await answerWith(change, call, claim, {
      askedAt: call.now(),
      sealedRounds: await sealRounds(call, claim.owner, [...kept, round]),
    })
    await noteAction(change, call, { what: audited.insuranceClaimAsked, about: claim.owner })
    await tell(change, call, claim, messages.asked)
  })

export const decide = (call: Call, { id, version, ...decision }: Seen & Decision): Promise<void> =>
  withClaim(call, { id, version }, async (change, claim) => {
    const { outcome, words } = decision
    if (!isOneOf(claimOutcomes, outcome)) throw new Refusal(invalidInput)
    const paidAmount = outcome === 'paid' ? (paidAmountOf(decision.amount) ?? null) : null
    const isCorrection = claim.decidedAt !== null
    await answerWith(change, call, claim, {
      decidedAt: call.now(),
      outcome,
      paidAmount,
      sealedDecision: words === '' ? null : await call.vault.seal(claim.owner, words),
    })
    await noteAction(change, call, {
      what: isCorrection ? audited.insuranceClaimCorrected : audited.insuranceClaimDecided,
      about: claim.owner,
      detail: copy.outcomeNames[outcome],
    })
    await tell(change, call, claim, isCorrection ? messages.corrected : wordsFor(paidAmount))
  })

const wordsFor = (paidAmount: number | null) =>
  paidAmount === null ? messages.declined : messages.paid(formatMoney(dollars(paidAmount)))

/** As one saw it: what somebody else did meanwhile is shown, and nothing is done twice. */
async function withClaim(
  call: Call,
  { id, version }: Seen,
  verb: (change: Change, claim: Row) => Promise<void>,
): Promise<void> {
  const [known] = await call.db
    .select({ owner: insuranceClaims.owner })
    .from(insuranceClaims)
    .where(eq(insuranceClaims.id, id))
  if (known === undefined) throw new Refusal(notFound)
  await call.vault.keyOf(known.owner)
  return call.change(async change => {
    const claim = await hold(change, id)
    if (claim.version !== version) throw await changedMeanwhile(call, claim)
    await verb(change, claim)
  })
}

async function changedMeanwhile(call: Call, { changedBy }: Row): Promise<Refusal> {
  const name = (await nameOf(call, changedBy)) ?? copy.somebody
  return new Refusal({ ...claimChanged, message: copy.changedBy(name) })
}

const answerWith = ({ tx }: Change, { caller }: Call, { id, version }: Row, became: Partial<Row>) =>
  tx
    .update(insuranceClaims)
    .set({ ...became, version: version + 1, changedBy: caller.id })
    .where(eq(insuranceClaims.id, id))

/** The words are sealed and stay where they are: a letter says only that there is something to read. */
async function tell(change: Change, call: Call, { id, owner }: Row, words: { title: string; body: string }) {
  await settle(change, call, { kind: kinds.insuranceClaim, subject: id })
  await notify(change, call, { to: owner, type: 'insurance', ...words, href: claimPage })
  await announceBoth(change, owner, 'insurance', 'insurance-claims')
}
