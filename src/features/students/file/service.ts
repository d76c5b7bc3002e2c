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

export async function setLead(call: Call, { id, lead }: Named & { lead: string | null }): Promise<void> {
  await requireStudent(call, id)
  const advisor = lead === null ? null : (await choices(call)).advisors.find(one => one.id === lead)
  if (advisor === undefined) throw new Refusal(notAnAdvisor)
  return call.change(async change => {
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
    if (changed === undefined) return
    await noteAction(change, call, {
      what: advisor === null ? audited.leadCleared : audited.leadAssigned,
      about: id,
      ...(advisor !== null && { detail: advisor.name }),
    })
    await change.announceToDesk('student-files')
  })
}

export async function addTag(call: Call, { id, tag }: Named & { tag: string }): Promise<void> {
  await requireStudent(call, id)
  return call.change(async change => {
    const by = { addedBy: call.caller.id, addedAt: call.now() }
    const name = await tagNamed(change, tag, by)
    const added = await change.tx
      .insert(studentTags)
      .values({ owner: id, tag: name, ...by })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) return
    if ((await change.tx.$count(studentTags, eq(studentTags.owner, id))) > mostTags) throw new Refusal(tooManyTags)
    await noteAction(change, call, { what: audited.tagGiven, about: id, detail: name })
    await change.announceToDesk('student-files')
  })
}

type Added = { addedBy: string; addedAt: Temporal.Instant }

/** As it was written first: 'fall 2027' is 'Fall 2027'. */
async function tagNamed({ tx }: Change, tag: string, by: Added): Promise<string> {
  const [made] = await tx
    .insert(deskTags)
    .values({ name: tag, ...by })
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
  return call.change(async change => {
    const gone = await change.tx
      .delete(studentTags)
      .where(and(eq(studentTags.owner, id), eq(studentTags.tag, tag)))
      .returning()
    if (gone.length === 0) return
    await noteAction(change, call, { what: audited.tagTaken, about: id, detail: tag })
    await change.announceToDesk('student-files')
  })
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
