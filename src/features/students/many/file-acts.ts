// Who leads a student, and their tags, for many at once.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { filesOf } from '#src/features/people/leads/queries.ts'
import { studentLeads } from '#src/features/people/tables.ts'
import { mostTags } from '../copy.ts'
import { advisorNamed, choices, giveLead, giveTag, tagNamed, takeTag } from '../file/service.ts'
import { actForMany, type OneOfMany } from './acts.ts'
import { leftOut } from './rules.ts'

/** What the audit says besides. */
const takenBack = 'taken back'

const idsOf = (students: readonly OneOfMany[]): string[] => students.map(({ id }) => id)

/** The reason for each who has one. */
const because = (students: readonly OneOfMany[], why: (student: OneOfMany) => string | undefined) =>
  new Map(
    students.flatMap(student => {
      const reason = why(student)
      return reason === undefined ? [] : [[student.id, reason] as const]
    }),
  )

export const leadForMany = actForMany('lead', {
  preview: async (call, { lead }, students) => {
    const [advisor, files] = await Promise.all([advisorNamed(call, lead), filesOf(call.db, idsOf(students))])
    const leadOf = ({ id }: OneOfMany) => files.get(id)?.lead ?? null
    return {
      leftOut: because(students, student => ((leadOf(student)?.id ?? null) === lead ? hasLead(advisor) : undefined)),
      shown: student => {
        const before = leadOf(student)?.name
        return `Lead advisor: ${advisor?.name ?? 'nobody'}${before === undefined ? '' : ` instead of ${before}`}`
      },
    }
  },
  do: async (call, { lead }) => {
    const advisor = await advisorNamed(call, lead)
    return {
      each: async (change, within, student, part) => {
        const before = await leadBefore(change, student.id)
        const isDone = await giveLead(change, within, { id: student.id, advisor, part })
        return isDone ? { kept: { before, now: lead } } : { leftOut: hasLead(advisor) }
      },
    }
  },
  undo: async (change, call, { student, kept }) => {
    const { before = null, now = null } = kept
    // Somebody has chosen again since.
    if ((await leadBefore(change, student)) !== now) return false
    // Who led them may have left the desk meanwhile: nobody does then.
    const advisor = (await choices(call)).advisors.find(({ id }) => id === before) ?? null
    return giveLead(change, call, { id: student, advisor, part: takenBack })
  },
})

const hasLead = (advisor: { name: string } | null): string =>
  advisor === null ? leftOut.isNobodys : leftOut.isLed(advisor.name)

async function leadBefore({ tx }: Change, student: string): Promise<string | null> {
  const [row] = await tx
    .select({ lead: studentLeads.lead })
    .from(studentLeads)
    .where(eq(studentLeads.owner, student))
    .for('update')
  return row?.lead ?? null
}

export const tagForMany = actForMany('tag', {
  preview: async (call, { tag }, students) => {
    const [{ tags }, files] = await Promise.all([choices(call), filesOf(call.db, idsOf(students))])
    const name = tags.find(known => known.name.toLowerCase() === tag.toLowerCase())?.name ?? tag
    const tagsOf = ({ id }: OneOfMany) => files.get(id)?.tags ?? []
    return {
      leftOut: because(students, student => {
        const theirs = tagsOf(student)
        if (theirs.includes(name)) return leftOut.hasTag
        return theirs.length >= mostTags ? leftOut.hasManyTags : undefined
      }),
      shown: student => `Tags: ${[...tagsOf(student), name].join(', ')}`,
    }
  },
  do: async (_call, { tag }) => ({
    each: async (change, call, { id }, part) => {
      const name = await tagNamed(change, call, tag)
      const given = await giveTag(change, call, { id, name, part })
      if (given === 'given') return { kept: { tag: name } }
      return { leftOut: given === 'had' ? leftOut.hasTag : leftOut.hasManyTags }
    },
  }),
  undo: (change, call, { student, kept }) =>
    takeTag(change, call, { id: student, tag: kept['tag'] ?? '', part: takenBack }),
})
