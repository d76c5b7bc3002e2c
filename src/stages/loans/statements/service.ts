// A lender's Key Fact Statement in the language that a family reads: the student asks, the lender gives and notes it.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { noteAction } from '#src/features/audit/actions.ts'
import { ask as askDesk, settle } from '#src/features/desk-kit/requests.ts'
import { attach } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { announceToFamily } from '#src/features/family/grants.ts'
import { momentOf } from '#src/journey/moments.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import * as audited from '../audit-actions.ts'
import type { loansContracts } from '../contract.ts'
import { bankOf, holdSending, refuseEnded } from '../desk/agents.ts'
import { acceptedAlready, offerGone } from '../offers/contract.ts'
import * as kinds from '../request-kinds.ts'
import { loanOffers, loanStatements as statements } from '../tables.ts'
import type { StatementView } from './contract.ts'
import { desk as words, file } from './copy.ts'
import { isAwaited, type StatementLanguage } from './rules.ts'

type Offer = typeof loanOffers.$inferSelect
type Wanted = { id: string; language: StatementLanguage }

export const statementHandlers: Handlers<typeof loansContracts>['loanStatements'] = {
  list,
  ask,
  takeBack,
  read: (call, { id, language }) => statementFile(call, call.caller.id, id, language),
}

const standing = (student: string) => and(eq(loanOffers.owner, student), isNull(loanOffers.withdrawnAt))

async function list({ db, caller }: Call) {
  const offers = await db.select().from(loanOffers).where(standing(caller.id)).orderBy(asc(loanOffers.id))
  const found = await statementsOf(
    db,
    offers.map(({ id }) => id),
  )
  return offers.map(({ id, bank, acceptedAt }) => ({
    offer: id,
    lender: bank,
    accepted: acceptedAt !== null,
    statements: found.get(id) ?? [],
  }))
}

/** Of each offer, in the order in which they were asked for or given. */
export async function statementsOf(db: Queries, offers: readonly string[]): Promise<Map<string, StatementView[]>> {
  const rows = await db.select().from(statements).where(inArray(statements.offer, offers)).orderBy(asc(statements.id))
  const views = rows.map(({ offer, language, askedAt, givenAt, document }) => ({
    offer,
    view: {
      language,
      askedAt: askedAt === null ? null : momentOf(askedAt),
      givenAt: givenAt === null ? null : momentOf(givenAt),
      isHere: document !== null,
    },
  }))
  return new Map(
    [...Map.groupBy(views, ({ offer }) => offer)].map(([offer, found]) => [offer, found.map(({ view }) => view)]),
  )
}

export async function statementFile(
  { db, ports }: Call,
  student: string,
  offer: string,
  language: StatementLanguage,
): Promise<FileAnswer> {
  const found = await db
    .select({ document: documents })
    .from(statements)
    .innerJoin(documents, eq(documents.id, statements.document))
    .innerJoin(loanOffers, eq(loanOffers.id, statements.offer))
    .where(and(standing(student), eq(statements.offer, offer), eq(statements.language, language)))
  const { document } = foundIn(found)
  const content = await ports.files.get(student, document.path)
  if (content === undefined) throw new Refusal(notFound)
  return { name: file(language), type: document.type, content }
}

async function ask(call: Call, { id, language }: Wanted): Promise<void> {
  const { caller } = call
  return call.change(async change => {
    const { tx } = change
    const own = eq(loanOffers.owner, caller.id)
    const offer = foundIn(
      await tx
        .select()
        .from(loanOffers)
        .where(and(eq(loanOffers.id, id), own))
        .for('update'),
    )
    if (offer.withdrawnAt !== null) throw new Refusal(offerGone)
    const all = await tx.select().from(loanOffers).where(standing(caller.id))
    if (all.some(({ acceptedAt, id: other }) => acceptedAt !== null && other !== id)) throw new Refusal(acceptedAlready)
    const at = call.now()
    await tx.insert(statements).values({ owner: caller.id, offer: id, language, askedAt: at }).onConflictDoNothing()
    await noteWanted(change, call, offer)
  })
}

async function takeBack(call: Call, { id, language }: Wanted): Promise<void> {
  return call.change(async change => {
    const { tx } = change
    const own = and(eq(loanOffers.id, id), eq(loanOffers.owner, call.caller.id))
    const offer = foundIn(await tx.select().from(loanOffers).where(own).for('update'))
    const asked = and(eq(statements.offer, id), eq(statements.language, language))
    await tx.delete(statements).where(and(asked, isNull(statements.givenAt)))
    await noteWanted(change, call, offer)
  })
}

type Given = { student: string; bank?: string | undefined; language: StatementLanguage; document: string | null }

export async function giveStatement(call: Call, { student, bank: named, language, document }: Given): Promise<void> {
  const bank = bankOf(call, named)
  return call.change(async change => {
    const offer = await offerOf(change, student, bank)
    if (document !== null)
      await attach(change, call, {
        ids: [document],
        purpose: 'terms',
        owner: student,
        to: `loan-statement:${offer.id}:${language}`,
      })
    const given = { givenAt: call.now(), document }
    await change.tx
      .insert(statements)
      .values({ owner: student, offer: offer.id, language, ...given })
      .onConflictDoUpdate({ target: [statements.offer, statements.language], set: given })
    await noteAction(change, call, { what: audited.loanStatementGiven, about: student, detail: `${bank}, ${language}` })
    await noteWanted(change, call, offer)
  })
}

/** Noted by mistake: what the student asked for is asked for again. */
export async function withdrawStatement(
  call: Call,
  { student, bank: named, language }: Omit<Given, 'document'>,
): Promise<void> {
  const bank = bankOf(call, named)
  return call.change(async change => {
    const { tx } = change
    const offer = await offerOf(change, student, bank)
    const those = and(eq(statements.offer, offer.id), eq(statements.language, language))
    await tx.delete(statements).where(and(those, isNull(statements.askedAt)))
    await tx.update(statements).set({ givenAt: null, document: null }).where(those)
    await noteAction(change, call, {
      what: audited.loanStatementWithdrawn,
      about: student,
      detail: `${bank}, ${language}`,
    })
    await noteWanted(change, call, offer)
  })
}

/** Held with the application, which the bank can still open. */
async function offerOf({ tx }: Change, student: string, bank: string): Promise<Offer> {
  await refuseEnded(tx, await holdSending(tx, student, bank))
  return foundIn(
    await tx
      .select()
      .from(loanOffers)
      .where(and(standing(student), eq(loanOffers.bank, bank)))
      .for('update'),
  )
}

/** The first language that is asked for and not given waits for the lender, as long as it may still lend by this offer. */
export async function noteWanted(change: Change, call: Call, { id, owner, bank }: Offer): Promise<void> {
  const { tx } = change
  const [offers, rows] = await Promise.all([
    tx.select().from(loanOffers).where(standing(owner)),
    tx.select().from(statements).where(eq(statements.offer, id)).orderBy(asc(statements.id)),
  ])
  const accepted = offers.find(({ acceptedAt }) => acceptedAt !== null)
  const isOpen = accepted === undefined ? offers.some(offer => offer.id === id) : accepted.id === id
  const wanted = isOpen ? rows.find(isAwaited) : undefined
  const about = { kind: kinds.loanStatement, subject: id }
  if (wanted === undefined) await settle(change, call, about)
  else
    await askDesk(change, call, {
      ...about,
      student: owner,
      role: 'lender',
      bank,
      title: words.waits(wanted.language),
      path: `/desk/applications/${owner}`,
    })
  await announceBoth(change, owner, 'loans', 'loans')
  await announceToFamily(change, owner, 'loan')
}
