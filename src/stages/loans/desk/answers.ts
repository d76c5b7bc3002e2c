// What a bank says to an application: a question, an offer, a no. The student hears of each at once.
import * as kinds from '../request-kinds.ts'
import * as audited from '../audit-actions.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { attach } from '#src/features/documents/documents.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { receiveOnce } from '#src/features/documents/uploads.ts'
import { announceToFamily } from '#src/features/family/grants.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf, formatDay, parseDay } from '#src/values/dates.ts'
import { foundOne, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { noteWanted } from '../statements/service.ts'
import { loanSendings, loanAsks, loanOffers } from '../tables.ts'
import { bankOf, holdSending, refuseEnded, sendingTo } from './agents.ts'
import { declinedAlready, deskOfferAccepted, deskOfferChanged, offerStands } from './contract.ts'
import { bodies, messages, statementRequired } from './copy.ts'
import { checkAsk, readOffer, type TypedOffer } from './rules.ts'
import { noteWork } from './states.ts'

type Named = { student: string; bank?: string | undefined }

type Asking = Named & { question: string; dueOn: string }

export async function ask(call: Call, { student, bank: named, question, dueOn }: Asking): Promise<void> {
  const bank = bankOf(call, named)
  const wrong = checkAsk({ question, dueOn }, dayOf(call.now()).toString())
  const due = parseDay(dueOn)
  if (Object.keys(wrong).length > 0 || due === undefined) throw new Refusal(invalidInput, wrong)
  const sealedQuestion = await call.vault.seal(student, question)
  return call.change(async change => {
    const sending = await holdSending(change.tx, student, bank)
    await refuseEnded(change.tx, sending)
    await change.tx
      .insert(loanAsks)
      .values({ owner: student, bank, askedBy: call.caller.id, sealedQuestion, dueOn: due, at: call.now() })
    await noteWork(change, call, sending)
    await tell(change, call, {
      student,
      bank,
      action: audited.loanAsked,
      title: messages.asked(bank),
      body: bodies.asked(formatDay(due)),
      href: '/loans/apply-to-banks',
    })
  })
}

export const withdrawAsk = (call: Call, { ask: id, bank: named }: { ask: string; bank?: string | undefined }) =>
  call.change(async (change): Promise<void> => {
    const [gone] = await change.tx
      .update(loanAsks)
      .set({ withdrawnAt: call.now() })
      .where(
        and(
          eq(loanAsks.id, id),
          eq(loanAsks.bank, bankOf(call, named)),
          isNull(loanAsks.answeredAt),
          isNull(loanAsks.withdrawnAt),
        ),
      )
      .returning()
    if (gone === undefined) throw new Refusal(notFound)
    await noteWork(change, call, gone)
    await announceBoth(change, gone.owner, 'loans', 'loans')
  })

type Offering = Named &
  TypedOffer & { rebateAvailable: boolean; terms: string | null; keyFacts: string | null; version: number | null }

/** `version` is that of the offer that was seen, or nothing where none was. */
export function offer(
  call: Call,
  { student, bank: named, rebateAvailable, terms, keyFacts, version, ...typed }: Offering,
): Promise<void> {
  const bank = bankOf(call, named)
  return call.change(async change => {
    const sending = await holdSending(change.tx, student, bank)
    if (sending.declinedAt !== null) throw new Refusal(declinedAlready)
    await refuseEnded(change.tx, sending)
    const standing = await standingOffer(change, student, bank)
    if ((standing?.version ?? null) !== version) throw new Refusal(deskOfferChanged)
    if (standing !== undefined && standing.acceptedAt !== null) throw new Refusal(deskOfferAccepted)
    const read = readOffer(typed)
    if (read.statedApr !== null && keyFacts === null) throw new Refusal(invalidInput, { statedApr: statementRequired })
    const papers = [
      [terms, standing?.terms, 'loan-terms'],
      [keyFacts, standing?.keyFacts, 'loan-key-facts'],
    ] as const
    for (const [paper, before, what] of papers)
      if (paper !== null && paper !== before)
        await attach(change, call, {
          ids: [paper],
          purpose: 'terms',
          owner: student,
          to: `${what}:${student}:${bank}`,
        })
    const row = { ...read, rebateAvailable, terms, keyFacts, changedAt: call.now() }
    await (standing === undefined
      ? change.tx.insert(loanOffers).values({ ...row, owner: student, bank, at: call.now() })
      : change.tx
          .update(loanOffers)
          .set({ ...row, version: standing.version + 1 })
          .where(eq(loanOffers.id, standing.id)))
    await settle(change, call, { kind: kinds.loanApplication, subject: `${student}:${bank}` })
    const title = standing === undefined ? messages.offered(bank) : messages.changed(bank)
    await tell(change, call, {
      student,
      bank,
      action: standing === undefined ? audited.loanOffered : audited.loanOfferChanged,
      title,
      body: bodies.offered,
      href: '/loans/finalize-offer',
    })
  })
}

type Terms = Named & { name: string; content: AsyncIterable<Uint8Array> }

export async function addTerms(call: Call, { student, bank: named, name, content }: Terms): Promise<DocumentView> {
  await refuseEnded(call.db, await sendingTo(call.db, student, bankOf(call, named)))
  return receiveOnce(call, student, { name, purpose: 'terms', content })
}

async function standingOffer({ tx }: Change, student: string, bank: string) {
  const [found] = await tx
    .select()
    .from(loanOffers)
    .where(and(eq(loanOffers.owner, student), eq(loanOffers.bank, bank), isNull(loanOffers.withdrawnAt)))
    .for('update')
  return found
}

export const withdrawOffer = (call: Call, { student, bank: named }: Named): Promise<void> => {
  const bank = bankOf(call, named)
  return call.change(async change => {
    const sending = await holdSending(change.tx, student, bank)
    const standing = foundOne(await standingOffer(change, student, bank))
    if (standing.acceptedAt !== null) throw new Refusal(deskOfferAccepted)
    await change.tx.update(loanOffers).set({ withdrawnAt: call.now() }).where(eq(loanOffers.id, standing.id))
    await noteWork(change, call, sending)
    await noteWanted(change, call, standing)
    await tell(change, call, {
      student,
      bank,
      action: audited.loanOfferWithdrawn,
      title: messages.withdrawn(bank),
      body: bodies.withdrawn,
      href: '/loans/finalize-offer',
    })
  })
}

export async function decline(call: Call, { student, bank: named, reason }: Named & { reason: string }): Promise<void> {
  const bank = bankOf(call, named)
  const sealedReason = await call.vault.seal(student, reason)
  return call.change(async change => {
    const sending = await holdSending(change.tx, student, bank)
    if (sending.declinedAt !== null) throw new Refusal(declinedAlready)
    if ((await standingOffer(change, student, bank)) !== undefined) throw new Refusal(offerStands)
    await put(change, { student, bank }, { declinedAt: call.now(), declinedBy: call.caller.id, sealedReason })
    await settle(change, call, { kind: kinds.loanApplication, subject: `${student}:${bank}` })
    await tell(change, call, {
      student,
      bank,
      action: audited.loanDeclined,
      title: messages.declined(bank),
      body: bodies.declined,
      href: '/loans/finalize-offer',
    })
  })
}

export const reconsider = (call: Call, { student, bank: named }: Named): Promise<void> => {
  const bank = bankOf(call, named)
  return call.change(async change => {
    const sending = await holdSending(change.tx, student, bank)
    if (sending.declinedAt === null) throw new Refusal(notFound)
    // Its access ended with the no: it begins again only when the student agrees again.
    await put(change, { student, bank }, { declinedAt: null, declinedBy: null, sealedReason: null, consentedAt: null })
    await tell(change, call, {
      student,
      bank,
      action: audited.loanReconsidered,
      title: messages.reconsidered(bank),
      body: bodies.reconsidered,
      href: '/loans/apply-to-banks',
    })
  })
}

const put = (
  { tx }: Change,
  { student, bank }: { student: string; bank: string },
  set: Partial<typeof loanSendings.$inferInsert>,
) =>
  tx
    .update(loanSendings)
    .set(set)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank)))

type Answered = { student: string; bank: string; action: AuditAction; title: string; body: string; href: string }

async function tell(change: Change, call: Call, { student, bank, action, title, body, href }: Answered): Promise<void> {
  await noteAction(change, call, { what: action, about: student, detail: bank })
  await notify(change, call, { to: student, type: 'offer', title, body, href })
  await announceBoth(change, student, 'loans', 'loans')
  await announceToFamily(change, student, 'loan')
  await announceToFamily(change, student, 'co-borrowing')
}
