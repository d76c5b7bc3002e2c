// The decision sheet: one page about the loan that was accepted or is shown, and who agreed to which version of it.
import { createHash } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { relationNames } from '#src/features/family/copy.ts'
import * as audited from '#src/features/family/audit-actions.ts'
import { announceToFamily, relationTo } from '#src/features/family/grants.ts'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import { isRelation } from '#src/features/family/rules.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { people } from '#src/platform/identity/tables.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import type { Call } from '#src/platform/services.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { loansContracts } from '../contract.ts'
import { acceptedAlready, offerGone } from '../offers/contract.ts'
import { statementFile, statementsOf } from '../statements/service.ts'
import { loanAgreements as agreements, loanOffers } from '../tables.ts'
import { sheetChanged, type AgreementView, type SheetView } from './contract.ts'
import { fileName, notes } from './copy.ts'
import type { PressJobs } from './press/worker.ts'
import { figuresOf, versionName, type Figures } from './rules.ts'

export const sheetHandlers: Handlers<typeof loansContracts>['loanSheet'] = {
  read: call => readFor(call, call.caller.id),
  show,
  paper: call => printedFor(call, call.caller.id),
}

export const familyLoanHandlers: Handlers<typeof loansContracts>['familyLoan'] = {
  read: async (call, { student }) => {
    await noteRead(call, student)
    return readFor(call, student)
  },
  paper: async (call, { student }) => {
    await noteRead(call, student)
    return printedFor(call, student)
  },
  statement: async (call, { student, language }) => {
    await noteRead(call, student)
    return statementFile(call, student, foundOne(await shownOffer(call.db, student)).id, language)
  },
  agree,
  takeBack,
}

type Offer = typeof loanOffers.$inferSelect
type Agreement = typeof agreements.$inferSelect

/** The accepted one; before, the one that the student chose last. */
const isShown = (student: string) =>
  and(
    eq(loanOffers.owner, student),
    isNull(loanOffers.withdrawnAt),
    or(isNotNull(loanOffers.acceptedAt), isNotNull(loanOffers.shownAt)),
  )
const shownFirst = [sql`${loanOffers.acceptedAt} is null`, desc(loanOffers.shownAt)]

const shownOffer = async (db: Queries, student: string): Promise<Offer | undefined> =>
  (
    await db
      .select()
      .from(loanOffers)
      .where(isShown(student))
      .orderBy(...shownFirst)
      .limit(1)
  )[0]

const versionOf = (figures: Figures): string => createHash('sha256').update(JSON.stringify(figures)).digest('hex')

const noteRead = async (call: Call, student: string): Promise<void> =>
  noteLook(call, { what: audited.loanRead, about: student, detail: await relationTo(call, student) }, { hours: 24 })

const mostListed = 50

async function readFor(call: Call, student: string): Promise<SheetView> {
  const { db, caller } = call
  const [offer, [owner], rows] = await Promise.all([
    shownOffer(db, student),
    db.select({ firstName: people.firstName }).from(people).where(eq(people.id, student)),
    db
      .select({ agreement: agreements, firstName: people.firstName })
      .from(agreements)
      .leftJoin(people, eq(people.id, agreements.by))
      .where(eq(agreements.owner, student))
      // Ids grow with time.
      .orderBy(desc(agreements.id))
      .limit(mostListed),
  ])
  const sheet = offer === undefined ? null : await sheetOf(call, offer)
  const isOwner = caller.id === student
  const views = rows.map(({ agreement, firstName }) =>
    viewOf(agreement, { who: isOwner ? (firstName ?? '') : '', by: caller.id, version: sheet?.version }),
  )
  return {
    now: momentOf(call.now()),
    firstName: owner?.firstName ?? '',
    sheet,
    agreements: views.filter(
      ({ isOwn, isCurrent, takenBackAt }) => isOwner || isOwn || (isCurrent && takenBackAt === null),
    ),
  }
}

async function sheetOf(call: Call, offer: Offer): Promise<NonNullable<SheetView['sheet']>> {
  const figures = figuresOf(offer)
  return {
    offer: offer.id,
    isAccepted: offer.acceptedAt !== null,
    changedAt: momentOf(offer.changedAt),
    version: versionOf(figures),
    figures,
    hasStatement: offer.keyFacts !== null,
    statements: (await statementsOf(call.db, [offer.id])).get(offer.id) ?? [],
  }
}

type Viewing = { who: string; by: string; version: string | undefined }

const viewOf = (row: Agreement, { who, by, version }: Viewing): AgreementView => ({
  id: row.id,
  who,
  relation: isRelation(row.relation) ? relationNames[row.relation] : row.relation,
  isOwn: row.by === by,
  version: row.version,
  isCurrent: row.version === version,
  lender: row.figures.lender,
  amount: row.figures.amount,
  rate: row.figures.rate,
  at: momentOf(row.at),
  takenBackAt: row.takenBackAt === null ? null : momentOf(row.takenBackAt),
})

async function printedFor(call: Call, student: string): Promise<FileAnswer> {
  const view = await readFor(call, student)
  if (view.sheet === null) throw new Refusal(notFound)
  await call.limits.use(perHour(`loan-sheets:${call.caller.id}`, 60))
  return pdfAnswer(fileName, await press.run(call.caller.id, 'printSheet', { at: call.now().toString(), view }))
}

/** Where the sheet is printed. */
const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))

/** An accepted one is shown by being accepted. */
async function show(call: Call, { offer: id }: { offer: string | null }): Promise<void> {
  const { caller } = call
  return call.change(async change => {
    const { tx } = change
    const own = eq(loanOffers.owner, caller.id)
    const offers = await tx.select().from(loanOffers).where(own).orderBy(loanOffers.id).for('update')
    if (id !== null) {
      if (foundOne(offers.find(offer => offer.id === id)).withdrawnAt !== null) throw new Refusal(offerGone)
      if (offers.some(({ acceptedAt, withdrawnAt }) => acceptedAt !== null && withdrawnAt === null))
        throw new Refusal(acceptedAlready)
    }
    await tx.update(loanOffers).set({ shownAt: null }).where(own)
    if (id !== null) await tx.update(loanOffers).set({ shownAt: call.now() }).where(eq(loanOffers.id, id))
    await announceSheet(change, caller.id)
  })
}

/** The offer is held, so that a lender who changes it waits, or has changed it before it is read here. */
async function agree(call: Call, { student, version }: { student: string; version: string }): Promise<void> {
  return call.change(async change => {
    const { tx } = change
    const [offer] = await tx
      .select()
      .from(loanOffers)
      .where(isShown(student))
      .orderBy(...shownFirst)
      .limit(1)
      .for('update')
    if (offer === undefined) throw new Refusal(notFound)
    const figures = figuresOf(offer)
    if (versionOf(figures) !== version) throw new Refusal(sheetChanged)
    const relation = await relationTo({ db: tx, caller: call.caller }, student)
    const made = await tx
      .insert(agreements)
      .values({ owner: student, offer: offer.id, by: call.caller.id, relation, version, figures, at: call.now() })
      // Pressed twice, it is one.
      .onConflictDoNothing()
      .returning()
    for (const one of made) await noteSaid(change, call, one, { what: audited.loanAgreed, title: notes.agreed })
  })
}

async function takeBack(call: Call, { student }: { student: string }): Promise<void> {
  return call.change(async change => {
    const back = await change.tx
      .update(agreements)
      .set({ takenBackAt: call.now() })
      .where(and(eq(agreements.owner, student), eq(agreements.by, call.caller.id), isNull(agreements.takenBackAt)))
      .returning()
    const [last] = back.toSorted((one, other) => other.id.localeCompare(one.id))
    if (last !== undefined) await noteSaid(change, call, last, { what: audited.loanTakenBack, title: notes.takenBack })
  })
}

type Said = { what: (typeof audited)['loanAgreed' | 'loanTakenBack']; title: (relation: string) => string }

/** The student hears of it, and so does the rest of the family. */
async function noteSaid(change: Change, call: Call, row: Agreement, { what, title }: Said): Promise<void> {
  const relation = isRelation(row.relation) ? relationNames[row.relation] : row.relation
  await noteAction(change, call, { what, about: row.owner, detail: row.relation })
  await notify(change, call, {
    to: row.owner,
    type: 'offer',
    title: title(relation),
    body: notes.body(row.figures.lender, versionName(row.version)),
    href: '/loans/finalize-offer',
  })
  await announceSheet(change, row.owner)
}

/** On both sides. */
export async function announceSheet(change: Change, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'loans', 'family')
  await announceToFamily(change, student, 'loan')
}
