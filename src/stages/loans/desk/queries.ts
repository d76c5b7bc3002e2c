// What a bank sees of the applications that were sent to it. Reading one is written down.
import * as audited from '../audit-actions.ts'
import * as audited_documents from '#src/features/documents/audit-actions.ts'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { attachedTo } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { familyInvitations } from '#src/features/family/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { planDays } from '#src/features/plan/tables.ts'
import { displayName } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { missingIn, viewOf as applicationOf } from '../application/stored.ts'
import { titles } from '../application/copy.ts'
import { coPapersOf } from '../co-borrower/stored.ts'
import { loanApplications, loanPapers, loanSendings, loanAsks, loanOffers } from '../tables.ts'
import { openMeeting } from '../meetings/open-meetings.ts'
import { attachedAs, keyFactsDocuments, viewOf as offerOf } from '../offers/service.ts'
import { statementsOf } from '../statements/service.ts'
import { bankOf, banksOf, isSent, refuseEnded, sendingTo, type Sending } from './agents.ts'
import type { ApplicationFile, ApplicationRow } from './contract.ts'
import { isOver, waitsForBank } from './rules.ts'
import { keyOf, statesOf } from './states.ts'

type Named = { student: string; bank?: string | undefined }

export async function list(call: Call, { bank }: { bank?: string | undefined }): Promise<ApplicationRow[]> {
  const own = banksOf(call, bank)
  const rows = await call.db
    .select({ sending: loanSendings, application: loanApplications, person: people, tuitionDue: planDays.day })
    .from(loanSendings)
    .innerJoin(loanApplications, eq(loanApplications.owner, loanSendings.owner))
    .innerJoin(people, eq(people.id, loanSendings.owner))
    .leftJoin(planDays, and(eq(planDays.owner, loanSendings.owner), eq(planDays.thing, 'tuitionDue')))
    .where(and(isSent, own === undefined ? undefined : eq(loanSendings.bank, own)))
    .orderBy(asc(loanSendings.at))
  const states = await statesOf(
    call,
    rows.map(({ sending }) => sending),
  )
  const stateIn = (sending: Sending) => states.get(keyOf(sending)) ?? 'new'
  const missing = await missingIn(
    call,
    rows.filter(({ sending }) => !isOver(stateIn(sending))).map(({ application }) => application),
  )
  return rows
    .map(({ sending, application, person, tuitionDue }) => ({
      student: { id: sending.owner, name: displayName(person) },
      bank: sending.bank,
      amount: application.amount ?? 0,
      sentAt: momentOf(sending.at),
      // A bank sees what was sent to it, and no more.
      tuitionDue: call.caller.roles.includes('admin') ? (tuitionDue?.toString() ?? null) : null,
      state: stateIn(sending),
      missing: isOver(stateIn(sending)) ? [] : (missing.get(sending.owner) ?? []),
    }))
    .toSorted((one, other) => Number(waitsForBank(other.state)) - Number(waitsForBank(one.state)))
}

export async function read(call: Call, { student, bank: named }: Named): Promise<ApplicationFile> {
  const bank = bankOf(call, named)
  const sending = await sendingTo(call.db, student, bank)
  const person = foundIn(await call.db.select().from(people).where(eq(people.id, student)))
  const state = (await statesOf(call, [sending])).get(keyOf(sending)) ?? 'new'
  const isOpen = !isOver(state)
  const [application, asks, offer] = await Promise.all([
    isOpen ? applicationOf(call, student, 'lender') : null,
    isOpen ? asksOf(call, sending) : [],
    offerTo(call, sending),
  ])
  if (isOpen) await noteReading(call, sending)
  const ways = isOpen ? { email: person.email, phone: person.phone } : { email: null, phone: null }
  return {
    applicant: { id: student, name: displayName(person), ...ways },
    bank,
    sentAt: momentOf(sending.at),
    state,
    application,
    asks,
    offer,
    statements: offer === null ? [] : ((await statementsOf(call.db, [offer.id])).get(offer.id) ?? []),
    declined: await declinedIn(call, sending),
    meeting: await meetingOf(call, sending),
  }
}

/** A page that stays open is read again with every piece of news: that is one look. */
const oneLook = Temporal.Duration.from({ minutes: 10 })

async function noteReading(call: Call, { owner, bank }: Sending): Promise<void> {
  const seen = and(
    eq(deskActions.about, owner),
    gt(deskActions.at, call.now().subtract(oneLook)),
    eq(deskActions.by, call.caller.id),
    eq(deskActions.what, audited.loanApplicationRead.name),
    eq(deskActions.detail, bank),
  )
  if ((await call.db.$count(deskActions, seen)) > 0) return
  await call.change(change =>
    noteAction(change, call, { what: audited.loanApplicationRead, about: owner, detail: bank }),
  )
}

async function asksOf({ db, vault }: Call, { owner, bank }: Sending): Promise<ApplicationFile['asks']> {
  const rows = await db
    .select({ ask: loanAsks, askedBy: people.firstName })
    .from(loanAsks)
    .leftJoin(people, eq(people.id, loanAsks.askedBy))
    .where(and(eq(loanAsks.owner, owner), eq(loanAsks.bank, bank), isNull(loanAsks.withdrawnAt)))
    .orderBy(asc(loanAsks.id))
  const files = await attachedTo(
    db,
    rows.map(({ ask }) => attachedAs(ask.id)),
  )
  return Promise.all(
    rows.map(async ({ ask, askedBy }) => ({
      id: ask.id,
      question: await vault.open(owner, ask.sealedQuestion),
      dueOn: ask.dueOn.toString(),
      askedAt: momentOf(ask.at),
      askedBy: askedBy ?? '',
      answer: ask.sealedAnswer === null ? null : await vault.open(owner, ask.sealedAnswer),
      answeredAt: ask.answeredAt === null ? null : momentOf(ask.answeredAt),
      documents: files.get(attachedAs(ask.id)) ?? [],
    })),
  )
}

async function offerTo({ db }: Call, { owner, bank }: Sending): Promise<ApplicationFile['offer']> {
  const [found] = await db
    .select({ offer: loanOffers, terms: documents, keyFacts: keyFactsDocuments })
    .from(loanOffers)
    .leftJoin(documents, eq(documents.id, loanOffers.terms))
    .leftJoin(keyFactsDocuments, eq(keyFactsDocuments.id, loanOffers.keyFacts))
    .where(and(eq(loanOffers.owner, owner), eq(loanOffers.bank, bank), isNull(loanOffers.withdrawnAt)))
  return found === undefined ? null : offerOf(found.offer, found)
}

const declinedIn = async ({ vault }: Call, { owner, declinedAt, sealedReason }: Sending) =>
  declinedAt === null
    ? null
    : { at: momentOf(declinedAt), reason: sealedReason === null ? '' : await vault.open(owner, sealedReason) }

/** With this bank alone. */
async function meetingOf({ db }: Call, { owner, bank }: Sending): Promise<ApplicationFile['meeting']> {
  const found = await openMeeting(db, owner)
  return found?.agent.bank === bank ? { startTime: momentOf(found.slot.startTime), agent: found.agent.name } : null
}

/** Of the application, of who borrows with the student, or of an answer to this bank. */
export async function paper(
  call: Call,
  { student, document: id, bank: named }: Named & { document: string },
): Promise<FileAnswer> {
  const bank = bankOf(call, named)
  await refuseEnded(call.db, await sendingTo(call.db, student, bank))
  const [given] = await coPapersOf(call.db, and(eq(familyInvitations.owner, student), eq(documents.id, id)))
  const [row] = given === undefined ? await ownPaper(call, student, id) : [given.document]
  if (row === undefined || !(given ?? (await isTheirs(call, { row, student, bank })))) throw new Refusal(notFound)
  const content = foundOne(await call.ports.files.get(row.owner ?? student, row.path))
  await call.change(async change => {
    const look = { what: audited_documents.documentRead, document: id }
    await noteAction(change, call, { ...look, about: row.owner ?? student, detail: row.name })
    // The student reads which paper of somebody else it was, and not how its file is called.
    if (given !== undefined) await noteAction(change, call, { ...look, about: student, detail: titles[given.field] })
  })
  return { name: row.name, type: row.type, content }
}

const ownPaper = ({ db }: Call, student: string, id: string) =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.owner, student), eq(documents.purpose, 'loan')))

type Asked = { row: typeof documents.$inferSelect; student: string; bank: string }

async function isTheirs({ db }: Call, { row, student, bank }: Asked): Promise<boolean> {
  if ((await db.$count(loanPapers, and(eq(loanPapers.document, row.id), eq(loanPapers.owner, student)))) > 0)
    return true
  const own = await db
    .select({ id: loanAsks.id })
    .from(loanAsks)
    .where(and(eq(loanAsks.owner, student), eq(loanAsks.bank, bank)))
  return own.some(({ id }) => row.attachedTo === attachedAs(id))
}
