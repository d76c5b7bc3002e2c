import { announceBoth } from '#src/platform/database/change.ts'
import * as kinds from '../request-kinds.ts'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { momentOf } from '#src/journey/moments.ts'
import { attach, attachedTo, viewOf as documentViewOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { announceToFamily } from '#src/features/family/grants.ts'
import { termsAhead } from '#src/features/money/typed.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { isBlank } from '#src/values/visible-text.ts'
import { noteWanted } from '../statements/service.ts'
import { loanApplications, loanLenders, loanSendings, loanAsks, loanOffers } from '../tables.ts'
import { hasEnded } from '../lenders/rules.ts'
import { noteWork } from '../desk/states.ts'
import { acceptedAlready, askAnswered, offerChanged, offerGone, type OffersView, type OfferView } from './contract.ts'
import { answerRequired } from './copy.ts'

export async function read(call: Call): Promise<OffersView> {
  const [offers, sendings, asks, terms, [application]] = await Promise.all([
    offersOf(call),
    sendingsOf(call),
    asksOf(call),
    termsAhead(call, call.caller.id),
    call.db.select().from(loanApplications).where(eq(loanApplications.owner, call.caller.id)),
  ])
  const banksWithOffer = new Set(offers.map(({ bid }) => bid))
  return {
    need: application?.amount ?? 0,
    terms,
    offers,
    waiting: sendings.flatMap(({ sending, lender }) =>
      sending.consentedAt !== null &&
      sending.takenBackAt === null &&
      sending.declinedAt === null &&
      !banksWithOffer.has(sending.bank)
        ? [{ bank: sending.bank, sentAt: momentOf(sending.at), usuallyTakes: lender.usuallyTakes }]
        : [],
    ),
    declined: await Promise.all(
      sendings.flatMap(({ sending: { bank, declinedAt, sealedReason } }) =>
        declinedAt === null ? [] : [declinedView(call, { bank, at: declinedAt, sealedReason })],
      ),
    ),
    sentTo: sendings.flatMap(({ sending: { bank, consentedAt, declinedAt, takenBackAt } }) => {
      const isAcceptedElsewhere = offers.some(({ bid, accepted }) => accepted && bid !== bank)
      const isOpen = !hasEnded({
        isDeclined: declinedAt !== null,
        isAcceptedElsewhere,
        isTakenBack: takenBackAt !== null,
      })
      const back = takenBackAt === null ? null : momentOf(takenBackAt)
      return consentedAt === null ? [] : [{ bank, consentedAt: momentOf(consentedAt), isOpen, takenBackAt: back }]
    }),
    asks,
  }
}

type Declined = { bank: string; at: Temporal.Instant; sealedReason: Uint8Array | null }

const declinedView = async ({ vault, caller }: Call, { bank, at, sealedReason }: Declined) => ({
  bank,
  at: momentOf(at),
  reason: sealedReason === null ? '' : await vault.open(caller.id, sealedReason),
})

async function offersOf({ db, caller }: Call): Promise<OfferView[]> {
  const rows = await db
    .select({ offer: loanOffers, terms: documents, keyFacts: keyFactsDocuments })
    .from(loanOffers)
    .leftJoin(documents, eq(documents.id, loanOffers.terms))
    .leftJoin(keyFactsDocuments, eq(keyFactsDocuments.id, loanOffers.keyFacts))
    .where(and(eq(loanOffers.owner, caller.id), isNull(loanOffers.withdrawnAt)))
    .orderBy(asc(loanOffers.id))
  return rows.map(({ offer, terms, keyFacts }) => viewOf(offer, { terms, keyFacts }))
}

type Row = typeof loanOffers.$inferSelect
type Paper = typeof documents.$inferSelect | null

/** Two papers of one offer, read together. */
export const keyFactsDocuments = alias(documents, 'key_facts_documents')

export const viewOf = (row: Row, { terms, keyFacts }: { terms: Paper; keyFacts: Paper }): OfferView => ({
  id: row.id,
  bid: row.bank,
  version: row.version,
  rate_of_interest: row.rate,
  rateKind: row.rateKind,
  fee: row.fee,
  mor_period: row.moratoriumMonths / 12,
  moratoriumMonths: row.moratoriumMonths,
  instalments: row.instalments,
  amount: row.amount,
  rebate_available: row.rebateAvailable,
  tncPDF: terms === null ? null : documentViewOf(terms),
  keyFactStatement: keyFacts === null ? null : documentViewOf(keyFacts),
  statedApr: row.statedApr,
  madeAt: momentOf(row.at),
  changedAt: momentOf(row.changedAt),
  accepted: row.acceptedAt !== null,
})

const sendingsOf = ({ db, caller }: Call) =>
  db
    .select({ sending: loanSendings, lender: loanLenders })
    .from(loanSendings)
    .innerJoin(loanLenders, eq(loanLenders.bank, loanSendings.bank))
    .where(eq(loanSendings.owner, caller.id))
    .orderBy(asc(loanSendings.bank))

async function asksOf({ db, vault, caller }: Call): Promise<OffersView['asks']> {
  const rows = await db
    .select({ ask: loanAsks, askedBy: people.firstName })
    .from(loanAsks)
    .leftJoin(people, eq(people.id, loanAsks.askedBy))
    .where(and(eq(loanAsks.owner, caller.id), isNull(loanAsks.withdrawnAt)))
    .orderBy(asc(loanAsks.id))
  const files = await attachedTo(
    db,
    rows.map(({ ask }) => attachedAs(ask.id)),
  )
  return Promise.all(
    rows.map(async ({ ask, askedBy }) => ({
      id: ask.id,
      bank: ask.bank,
      askedBy: askedBy ?? '',
      question: await vault.open(caller.id, ask.sealedQuestion),
      dueOn: ask.dueOn.toString(),
      askedAt: momentOf(ask.at),
      answer: ask.sealedAnswer === null ? null : await vault.open(caller.id, ask.sealedAnswer),
      answeredAt: ask.answeredAt === null ? null : momentOf(ask.answeredAt),
      documents: files.get(attachedAs(ask.id)) ?? [],
    })),
  )
}

export const attachedAs = (ask: string): string => `loan-ask:${ask}`

/** The person is held, so that of fifty at once one accepts and the others find it done. */
export const accept = (call: Call, { id, version }: { id: string; version: number }): Promise<void> =>
  call.change(async change => {
    const { tx } = change
    await tx.select({ id: people.id }).from(people).where(eq(people.id, call.caller.id)).for('no key update')
    const [offer] = await tx
      .select()
      .from(loanOffers)
      .where(and(eq(loanOffers.id, id), eq(loanOffers.owner, call.caller.id)))
      .for('update')
    if (offer === undefined) throw new Refusal(notFound)
    if (offer.withdrawnAt !== null) throw new Refusal(offerGone)
    const accepted = and(
      eq(loanOffers.owner, call.caller.id),
      isNull(loanOffers.withdrawnAt),
      isNotNull(loanOffers.acceptedAt),
    )
    if ((await tx.$count(loanOffers, accepted)) > 0) throw new Refusal(acceptedAlready)
    if (offer.version !== version) throw new Refusal(offerChanged)
    await tx.update(loanOffers).set({ acceptedAt: call.now() }).where(eq(loanOffers.id, id))
    // Nothing waits for any lender any more, and the other ones can't open the application from here on.
    for (const { sending } of await sendingsOf({ ...call, db: tx })) {
      await settle(
        change,
        { now: call.now },
        { kind: kinds.loanApplication, subject: `${call.caller.id}:${sending.bank}` },
      )
    }
    for (const one of await tx.select().from(loanOffers).where(eq(loanOffers.owner, call.caller.id)))
      await noteWanted(change, call, one)
    await announceBoth(change, call.caller.id, 'loans', 'loans')
    await announceToFamily(change, call.caller.id, 'loan')
    await announceToFamily(change, call.caller.id, 'co-borrowing')
  })

export const terms = (call: Call, { id }: { id: string }): Promise<FileAnswer> => paperOf(call, id, loanOffers.terms)

export const keyFacts = (call: Call, { id }: { id: string }): Promise<FileAnswer> =>
  paperOf(call, id, loanOffers.keyFacts)

async function paperOf(
  call: Call,
  id: string,
  paper: typeof loanOffers.terms | typeof loanOffers.keyFacts,
): Promise<FileAnswer> {
  const [found] = await call.db
    .select({ document: documents })
    .from(loanOffers)
    .innerJoin(documents, eq(documents.id, paper))
    .where(and(eq(loanOffers.id, id), eq(loanOffers.owner, call.caller.id), isNull(loanOffers.withdrawnAt)))
  const content = found && (await call.ports.files.get(call.caller.id, found.document.path))
  if (found === undefined || content === undefined) throw new Refusal(notFound)
  return { name: found.document.name, type: found.document.type, content }
}

type Answer = { id: string; answer: string; documents: readonly string[] }

export async function answer(call: Call, { id, answer: words, documents: ids }: Answer): Promise<void> {
  if (isBlank(words) && ids.length === 0) throw new Refusal(invalidInput, { answer: answerRequired })
  const sealedAnswer = await call.vault.seal(call.caller.id, words.trim())
  return call.change(async change => {
    const [ask] = await change.tx
      .select()
      .from(loanAsks)
      .where(and(eq(loanAsks.id, id), eq(loanAsks.owner, call.caller.id)))
      .for('update')
    if (ask === undefined) throw new Refusal(notFound)
    if (ask.answeredAt !== null || ask.withdrawnAt !== null) throw new Refusal(askAnswered)
    await attach(change, call, { ids, purpose: 'loan', owner: call.caller.id, to: attachedAs(id) })
    await change.tx.update(loanAsks).set({ sealedAnswer, answeredAt: call.now() }).where(eq(loanAsks.id, id))
    await noteWork(change, call, ask)
    await announceBoth(change, call.caller.id, 'loans', 'loans')
  })
}
