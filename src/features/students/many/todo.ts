// A to-do about each of many students.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { addTodo, refusePastDay, takeTodoBack, todo } from '#src/features/desk-kit/request-verbs.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { formatDay } from '#src/values/dates.ts'
import { actForMany } from './acts.ts'
import { leftOut } from './rules.ts'

export const todoForMany = actForMany('todo', {
  preview: async (call, { title, dueOn }, students) => {
    refusePastDay(call, { dueOn })
    const same = await call.db
      .select({ owner: requests.owner })
      .from(requests)
      .where(
        and(
          eq(requests.kind, todo.name),
          eq(requests.title, title),
          isNull(requests.settledAt),
          inArray(
            requests.owner,
            students.map(({ id }) => id),
          ),
        ),
      )
    return {
      leftOut: new Map(same.map(({ owner }) => [owner, leftOut.hasTodo])),
      shown: () =>
        `To do: ${title}, due ${dueOn === null ? 'within two working days' : `on ${formatDay(Temporal.PlainDate.from(dueOn))}`}`,
    }
  },
  do: async (_call, { title, dueOn }) => ({
    each: async (change, call, { id: student }, part) => ({
      kept: { request: await addTodo(change, call, { student, title, dueOn, priority: 'medium', part }) },
    }),
  }),
  undo: async (change, call, { student, kept: { request } }) =>
    typeof request === 'string' && takeTodoBack(change, call, { student, id: request }),
})
