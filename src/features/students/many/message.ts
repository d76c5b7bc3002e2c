// The same words to many students, each in their own conversation, held as every answer is.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { longestMessage } from '#src/features/chat/rules.ts'
import { undoFor } from '#src/features/desk-kit/rules.ts'
import { holdSealed, sendTogether, takeBackHeld } from '#src/features/chat/held-answers.ts'
import { toAnswer } from '#src/features/chat/request-kinds.ts'
import { sealedWords } from '#src/features/chat/seal.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { lengthOf } from '#src/values/visible-text.ts'
import { actForMany, type OneOfMany } from './acts.ts'
import { filled, firstNamePlace, leftOut } from './rules.ts'

export const messageForMany = actForMany('message', {
  undoFor,
  preview: async ({ db }, { text }, students) => {
    const waiting = await waitingAmong(db, students)
    return {
      leftOut: new Map(
        students.flatMap(student => {
          const why = waiting.has(student.id) ? leftOut.waits : unfit(text, student)
          return why === undefined ? [] : [[student.id, why] as const]
        }),
      ),
      shown: ({ firstName }) => filled(text, firstName),
    }
  },
  do: async ({ vault }, { text }, students) => {
    const sealed = new Map<string, Uint8Array | null>()
    for (const { id, firstName } of students) sealed.set(id, await sealedWords(vault, id, filled(text, firstName)))
    return {
      each: async (change, call, student, part) => {
        // They wrote while this was on its way: a message to many is no answer to that.
        if ((await waitingAmong(change.tx, [student])).size > 0) return { leftOut: leftOut.waits }
        const sealedText = sealed.get(student.id) ?? null
        const { id } = await holdSealed(change, call, { owner: student.id, sealedText, part })
        return { kept: { held: id } }
      },
      last: (change, call, done) =>
        sendTogether(
          change,
          call,
          done.flatMap(({ kept: { held } }) => held ?? []),
        ),
    }
  },
  undo: async (change, call, { student, kept: { held } }) =>
    typeof held === 'string' && (await takeBackHeld(change, call, { owner: student, id: held })) !== undefined,
})

function unfit(text: string, { firstName }: OneOfMany): string | undefined {
  if (firstName === '' && text.includes(firstNamePlace)) return leftOut.hasNoName
  return lengthOf(filled(text, firstName)) > longestMessage ? leftOut.isTooLong : undefined
}

/** Sent to them, it would settle what they wait for. */
async function waitingAmong(db: Queries, students: readonly OneOfMany[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ owner: requests.owner })
    .from(requests)
    .where(
      and(
        eq(requests.kind, toAnswer.name),
        isNull(requests.settledAt),
        inArray(
          requests.owner,
          students.map(({ id }) => id),
        ),
      ),
    )
  return new Set(rows.map(({ owner }) => owner))
}
