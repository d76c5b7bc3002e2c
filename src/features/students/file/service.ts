// A student's file at the desk: who leads them and how they are tagged.
import * as audited from '../audit-actions.ts'
import * as audited_desk_kit from '#src/features/desk-kit/audit-actions.ts'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { filesOf } from '#src/features/people/leads/queries.ts'
import { isStudentWithAccount } from '#src/features/people/finding/search.ts'
import { notAnAdvisor, tooManyTags, tooManyTagsInAll, type Choices } from './contract.ts'
import type { FileView } from '#src/features/people/contract.ts'
import { mostTags, mostTagsInAll } from '../copy.ts'
import { deskTags, studentLeads, studentTags } from '#src/features/people/tables.ts'

type Named = { id: string }

export async function read(call: Call, { id }: Named): Promise<FileView> {
  await requireStudent(call, id)
  await noteLook(call, { what: audited_desk_kit.studentRead, about: id })
  const file = (await filesOf(call.db, [id])).get(id)
  return { lead: file?.lead ?? null, tags: file?.tags ?? [] }
}

export async function choices({ db }: Call): Promise<Choices> {
  const [advisors, tags] = await Promise.all([
    db
      .selectDistinct({ id: people.id, name: people.firstName })
      .from(staff)
      .innerJoin(people, eq(people.id, staff.person))
      .where(inArray(staff.role, ['advisor', 'admin']))
      .orderBy(people.firstName, people.id),
    db
      .select({ name: deskTags.name, students: count(studentTags.owner) })
      .from(deskTags)
      .leftJoin(studentTags, eq(studentTags.tag, deskTags.name))
      .groupBy(deskTags.name)
      .orderBy(sql`lower(${deskTags.name})`),
  ])
  return { advisors, tags }
}

type Advisor = Choices['advisors'][number]

/** Whom it names; null is nobody. */
export async function advisorNamed(call: Call, lead: string | null): Promise<Advisor | null> {
  const advisor = lead === null ? null : (await choices(call)).advisors.find(one => one.id === lead)
  if (advisor === undefined) throw new Refusal(notAnAdvisor)
  return advisor
}

export async function setLead(call: Call, { id, lead }: Named & { lead: string | null }): Promise<void> {
  await requireStudent(call, id)
  const advisor = await advisorNamed(call, lead)
  await call.change(async change => {
    await giveLead(change, call, { id, advisor })
  })
}

/** `part` is what the audit says besides. */
type Part = { part?: string }
const audit = (...words: (string | undefined)[]) => ({ detail: words.filter(Boolean).join(', ') })

/** False where it is so already. */
export async function giveLead(
  change: Change,
  call: Call,
  { id, advisor, part }: Named & { advisor: Advisor | null } & Part,
): Promise<boolean> {
  const lead = advisor?.id ?? null
  const said = { lead, assignedBy: call.caller.id, assignedAt: call.now() }
  const [changed] =
    lead === null
      ? await change.tx.delete(studentLeads).where(eq(studentLeads.owner, id)).returning()
      : await change.tx
          .insert(studentLeads)
          .values({ owner: id, ...said })
          .onConflictDoUpdate({
            target: studentLeads.owner,
            set: said,
            // Said again, it is as it was.
            setWhere: sql`${studentLeads.lead} is distinct from ${lead}`,
          })
          .returning()
  if (changed === undefined) return false
  await noteAction(change, call, {
    what: advisor === null ? audited.leadCleared : audited.leadAssigned,
    about: id,
    ...audit(advisor?.name, part),
  })
  await change.announceToDesk('student-files')
  return true
}

export async function addTag(call: Call, { id, tag }: Named & { tag: string }): Promise<void> {
  await requireStudent(call, id)
  return call.change(async change => {
    const name = await tagNamed(change, call, tag)
    if ((await giveTag(change, call, { id, name })) === 'full') throw new Refusal(tooManyTags)
  })
}

/** A tag of the common list. */
export async function giveTag(
  change: Change,
  call: Call,
  { id, name, part }: Named & { name: string } & Part,
): Promise<'given' | 'had' | 'full'> {
  await change.tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
  const has = await change.tx.select().from(studentTags).where(eq(studentTags.owner, id))
  if (has.some(({ tag }) => tag === name)) return 'had'
  if (has.length >= mostTags) return 'full'
  await change.tx
    .insert(studentTags)
    .values({ owner: id, tag: name, addedBy: call.caller.id, addedAt: call.now() })
    .onConflictDoNothing()
  await noteAction(change, call, { what: audited.tagGiven, about: id, ...audit(name, part) })
  await change.announceToDesk('student-files')
  return 'given'
}

/** As it was written first: 'fall 2027' is 'Fall 2027'. */
export async function tagNamed({ tx }: Change, call: Call, tag: string): Promise<string> {
  const [made] = await tx
    .insert(deskTags)
    .values({ name: tag, addedBy: call.caller.id, addedAt: call.now() })
    .onConflictDoNothing()
    .returning()
  if (made !== undefined) {
    if ((await tx.$count(deskTags)) > mostTagsInAll) throw new Refusal(tooManyTagsInAll)
    return made.name
  }
  const [known] = await tx
    .select()
    .from(deskTags)
    .where(sql`lower(${deskTags.name}) = lower(${tag})`)
  // An admin removed it at this very moment.
  if (known === undefined) throw new Refusal(notFound)
  return known.name
}

export async function removeTag(call: Call, { id, tag }: Named & { tag: string }): Promise<void> {
  await requireStudent(call, id)
  await call.change(async change => {
    await takeTag(change, call, { id, tag })
  })
}

/** False where they don't have it. */
export async function takeTag(
  change: Change,
  call: Call,
  { id, tag, part }: Named & { tag: string } & Part,
): Promise<boolean> {
  const gone = await change.tx
    .delete(studentTags)
    .where(and(eq(studentTags.owner, id), eq(studentTags.tag, tag)))
    .returning()
  if (gone.length === 0) return false
  await noteAction(change, call, { what: audited.tagTaken, about: id, ...audit(tag, part) })
  await change.announceToDesk('student-files')
  return true
}

export async function dropTag(call: Call, { tag }: { tag: string }): Promise<void> {
  return call.change(async change => {
    const [gone] = await change.tx.delete(deskTags).where(eq(deskTags.name, tag)).returning()
    if (gone === undefined) return
    await noteAction(change, call, { what: audited.tagRemoved, about: tag, detail: tag })
    await change.announceToDesk('student-files')
  })
}

async function requireStudent(call: Call, id: string): Promise<void> {
  if ((await call.db.$count(people, and(eq(people.id, id), isStudentWithAccount(call)))) === 0)
    throw new Refusal(notFound)
}
