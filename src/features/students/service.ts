import { and, count, desc, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { momentOf } from '../../journey/moments.ts'
import { readJourney, type BoundStage, type FactsByStage, type StageView } from '../../journey/read.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import type { Call } from '../../platform/house.ts'
import { people, staff } from '../../platform/identity/tables.ts'
import { notFound, Refusal } from '../../wire/problem.ts'
import { noteLook } from '../desk/actions.ts'
import { matching } from '../desk/people.ts'
import { requests } from '../requests/tables.ts'
import type { FoundStudent, HistoryLine, StudentView, studentsContract } from './contract.ts'
import { toldBy } from './told.ts'

/** What a feature or stage knows of a student's past; wired in `app/`, since this feature knows none by name. */
export type HistorySource = (call: Call, student: string, stages: readonly StageView[]) => Promise<HistoryLine[]>

/** What else a student told, in the words in which it is read. */
export type ToldSource = (call: Call, student: string) => Promise<StudentView['told']>

type Parts = {
  stages: readonly BoundStage[]
  factsOf: (call: Call, student: string) => Promise<FactsByStage>
  history: readonly HistorySource[]
  told: readonly ToldSource[]
}

const mostFound = 50
const longestHistory = 300

export const studentsHandlers = (parts: Parts): Handlers<{ students: typeof studentsContract }>['students'] => ({
  find,
  read: (call, input) => read(parts, call, input),
})

const find = (call: Call, { search }: { search: string }): Promise<FoundStudent[]> =>
  studentsWho(call, search.trim() === '' ? undefined : matching(search.trim()))

async function read(
  { stages, factsOf, history, told: sources }: Parts,
  call: Call,
  { id }: { id: string },
): Promise<StudentView> {
  const [student] = await studentsWho(call, eq(people.id, id))
  if (student === undefined) throw new Refusal(notFound)
  await noteLook(call, { what: 'student-read', about: id })
  const now = momentOf(call.now())
  const journey = { now, stages: readJourney(stages, await factsOf(call, id), now) }
  const [told, alsoTold, ...lines] = await Promise.all([
    toldBy(call.db, id),
    Promise.all(sources.map(source => source(call, id))),
    ...history.map(source => source(call, id, journey.stages)),
  ])
  return {
    student,
    told: [...told, ...alsoTold.flat()],
    journey,
    history: lines
      .flat()
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, longestHistory),
  }
}

async function studentsWho({ db }: Call, which: SQL | undefined): Promise<FoundStudent[]> {
  const waiting = db
    .select({ owner: requests.owner, count: count().as('count') })
    .from(requests)
    .where(isNull(requests.settledAt))
    .groupBy(requests.owner)
    .as('waiting')
  const rows = await db
    .select({ person: people, waiting: sql<number>`coalesce(${waiting.count}, 0)::int` })
    .from(people)
    .leftJoin(waiting, eq(waiting.owner, people.id))
    .where(and(which, notExists(db.select().from(staff).where(eq(staff.person, people.id)))))
    .orderBy(people.isGuest, desc(people.createdAt), people.id)
    .limit(mostFound)
  return rows.map(({ person: { id, firstName, middleName, lastName, email, phone, isGuest, createdAt }, ...row }) => ({
    id,
    name: [firstName, middleName, lastName].filter(name => name !== '').join(' '),
    email,
    phone,
    isGuest,
    createdAt: createdAt.toString(),
    waiting: row.waiting,
  }))
}
