// The heading 'papers': which of their papers a student lets one person of the family save, and what that person reads.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { noteLook } from '../../audit/actions.ts'
import { fileOf } from '../../documents/documents.ts'
import { documents } from '../../documents/tables.ts'
import { inOrder } from '../../papers/rules.ts'
import { keptPapers } from '../../papers/tables.ts'
import { titleWith } from '../../papers/titles/copy.ts'
import * as audited from '../audit-actions.ts'
import { isStanding, relationTo } from '../grants.ts'
import { note, ofCaller, standingOne } from '../service.ts'
import { familyInvitations as invitations, familyMembers as members, familyPapers as shown } from '../tables.ts'
import type { familyPapersContracts, PaperChoice, PapersShown } from './contract.ts'
import { canBeShown } from './rules.ts'

export const papersHandlers: Handlers<typeof familyPapersContracts>['familyPapers'] = {
  choices,
  show,
  hide,
  read,
  file,
}

type OfMember = { id: string }
type Chosen = OfMember & { paper: string }
type Paper = typeof keptPapers.$inferSelect

/** What is chosen is the paper: once it is replaced, its newest version, which each older one names. */
const newestOf = sql<string>`coalesce(${keptPapers.replacedBy}, ${keptPapers.id})`

async function choices(call: Call, { id }: OfMember): Promise<PaperChoice[]> {
  const { db, caller } = call
  foundIn(await db.select({ id: invitations.id }).from(invitations).where(ofCaller(call, id)))
  const [papers, chosen] = await Promise.all([
    db
      .select()
      .from(keptPapers)
      .where(and(eq(keptPapers.owner, caller.id), isNull(keptPapers.replacedBy))),
    chosenFor(db, id),
  ])
  return ordered(papers.filter(canBeShown)).map(paper => ({ ...nameOf(paper), isShown: chosen.has(paper.id) }))
}

async function chosenFor(db: Queries, invitation: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ paper: newestOf })
    .from(shown)
    .innerJoin(keptPapers, eq(keptPapers.id, shown.paper))
    .where(eq(shown.invitation, invitation))
  return new Set(rows.map(({ paper }) => paper))
}

async function show(call: Call, { id, paper }: Chosen): Promise<void> {
  const { caller } = call
  return call.change(async change => {
    const { tx } = change
    const { relation } = await standingOne(change, call, id)
    const isNewest = and(eq(keptPapers.id, paper), eq(keptPapers.owner, caller.id), isNull(keptPapers.replacedBy))
    if (!canBeShown(foundIn(await tx.select().from(keptPapers).where(isNewest)))) throw new Refusal(notFound)
    if ((await chosenFor(tx, id)).has(paper)) return
    await tx.insert(shown).values({ owner: caller.id, invitation: id, paper })
    await note(change, call, audited.shared, { relation, id })
  })
}

async function hide(call: Call, { id, paper }: Chosen): Promise<void> {
  return call.change(async change => {
    const { tx } = change
    const { relation } = await standingOne(change, call, id)
    const versions = tx
      .select({ id: keptPapers.id })
      .from(keptPapers)
      .where(or(eq(keptPapers.id, paper), eq(keptPapers.replacedBy, paper)))
    const gone = await tx
      .delete(shown)
      .where(and(eq(shown.invitation, id), inArray(shown.paper, versions)))
      .returning({ id: shown.id })
    if (gone.length > 0) await note(change, call, audited.shared, { relation, id })
  })
}

/** What the caller is shown at this moment; what became another kind of paper since is looked at again. */
async function shownTo({ db, caller }: Call, student: string) {
  const newest = alias(keptPapers, 'newest')
  const rows = await db
    .select({ paper: newest, document: documents })
    .from(shown)
    .innerJoin(invitations, eq(invitations.id, shown.invitation))
    .innerJoin(members, eq(members.invitation, invitations.id))
    .innerJoin(keptPapers, eq(keptPapers.id, shown.paper))
    .innerJoin(newest, eq(newest.id, newestOf))
    .innerJoin(documents, eq(documents.id, newest.document))
    .where(and(eq(invitations.owner, student), eq(newest.owner, student), eq(members.owner, caller.id), isStanding))
  return rows.filter(({ paper }) => canBeShown(paper))
}

type Student = { student: string }

async function read(call: Call, { student }: Student): Promise<PapersShown> {
  const rows = await shownTo(call, student)
  await noteLook(call, { what: audited.papersRead, about: student, detail: await relationTo(call, student) }, aDay)
  const documentOf = new Map(rows.map(({ paper, document }) => [paper.id, document]))
  return {
    now: momentOf(call.now()),
    papers: ordered(rows.map(({ paper }) => paper)).map(paper => {
      const document = foundOne(documentOf.get(paper.id))
      return { ...nameOf(paper), fileName: fileNameOf(paper, document), bytes: document.bytes ?? 0 }
    }),
  }
}

const aDay = { hours: 24 }

async function file(call: Call, { student, paper: id }: Student & { paper: string }): Promise<FileAnswer> {
  const { paper, document } = foundOne((await shownTo(call, student)).find(one => one.paper.id === id))
  const answer = await fileOf(call, document)
  const detail = await relationTo(call, student)
  await noteLook(call, { what: audited.paperRead, about: student, detail, document: document.id }, aDay)
  return { ...answer, name: fileNameOf(paper, document) }
}

/** By what it is: the name under which it was uploaded may say more. */
const fileNameOf = (paper: Paper, { name }: { name: string }): string =>
  `${titleWith(paper)}${name.slice(name.lastIndexOf('.'))}`

const nameOf = (paper: Paper) => ({
  id: paper.id,
  name: titleWith(paper),
  validUntil: paper.validUntil?.toString() ?? null,
})

const ordered = (papers: readonly Paper[]): Paper[] =>
  inOrder(papers.map(row => ({ paper: row.paper, year: row.year, addedAt: momentOf(row.addedAt), row }))).map(
    ({ row }) => row,
  )
