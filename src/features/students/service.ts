import { eq, and } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { readJourney, type BoundStage } from '#src/journey/read.ts'
import type { FactsByStage, StageView } from '#src/journey/views.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { formatDay } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'
import * as audited_desk_kit from '../desk-kit/audit-actions.ts'
import { noteLook, happenings, type Headed, type HistorySource } from '../audit/actions.ts'
import { dueOf } from '../money/of-student/due.ts'
import { planLinesOf, saidByPlanOf } from '../plan/service.ts'
import type { FoundStudent } from '../people/contract.ts'
import { calledLike, studentsWho, isStudentWithAccount } from '../people/finding/search.ts'
import type { HistoryLine } from '../audit/contract.ts'
import { headingsFor, seesStage, type Heading } from '../audit/rules.ts'
import { contacts, profiles, onboardings, applications } from '../people/tables.ts'
import { universities } from '../universities/tables.ts'
import type { Desk } from '../desk-kit/kinds.ts'
import type { CountedStudent, DeskWork, StudentView, studentsContract, SeenJourney } from './contract.ts'
import { overview, withCounts, type FactsOfMany } from './strip/service.ts'
import type { AnswerSource } from './slots.ts'
import * as copy from './copy.ts'
import * as audited from './audit-actions.ts'

/** Where the desk works on which step of a student, as far as who asks may go there. */
export type WorkSource = (call: Call, student: string, stages: readonly StageView[]) => Promise<DeskWork[]>

const under = <Source>(seen: readonly Heading[], all: readonly Headed<Source>[]): Source[] =>
  all
    .filter(([heading]) => seen.includes(heading))
    .toSorted(([, , one], [, , other]) => Number(other === 'first') - Number(one === 'first'))
    .map(([, source]) => source)

type Parts = {
  stages: readonly BoundStage[]
  factsOf: (call: Call, student: string) => Promise<FactsByStage>
  factsOfMany: FactsOfMany
  history: readonly Headed<HistorySource>[]
  answers: readonly Headed<AnswerSource>[]
  given: AppServices['given']
  work: WorkSource
  desk: Desk
}

/** Of each kind: many looks push no paper out. */
const mostOfAKind = 300

export const studentsHandlers = (parts: Parts): Handlers<{ students: typeof studentsContract }>['students'] => ({
  find: (call, input) => find(parts, call, input),
  overview: (call, input) => overview(parts, call, input),
  asStudent: (call, input) => asStudent(parts, call, input),
  read: (call, input) => read(parts, call, input),
})

const find = async ({ desk }: Parts, call: Call, { search }: { search: string }): Promise<CountedStudent[]> =>
  withCounts(desk, call, await studentsWho(call, calledLike(search)))

async function read(
  { stages, factsOf, history, answers, given, work, desk }: Parts,
  call: Call,
  { id }: { id: string },
): Promise<StudentView> {
  const student = foundIn(await withCounts(desk, call, await studentsWho(call, eq(people.id, id))))
  await noteLook(call, { what: audited_desk_kit.studentRead, about: id })
  const now = momentOf(call.now())
  const seen = headingsFor(call.caller.roles)
  const all = readJourney(stages, await factsOf(call, id), now)
  const journey = { now, stages: all.filter(({ route }) => seesStage(seen, route)) }
  const [profileAnswers, moreAnswers, plan, due, places, ...lines] = await Promise.all([
    seen.includes('plans') ? answersOf(call.db, id) : [],
    Promise.all(under(seen, answers).map(source => source(call, id))),
    seen.includes('plans') && !student.isGuest ? planLinesOf(call, id, all) : [],
    seen.includes('money') && !student.isGuest ? dueOf({ given }, call, id, all) : [],
    work(call, id, journey.stages),
    ...under(seen, history).map(source => source(call, id, journey.stages)),
  ])
  return {
    student,
    headings: [...seen],
    answers: saidOnce(student, [...profileAnswers, ...moreAnswers.flat()]),
    journey,
    plan,
    due,
    work: places,
    canAssign: !student.isGuest && call.caller.roles.some(role => role === 'advisor' || role === 'admin'),
    history: newestOfEach(happenings(lines.flat())),
  }
}

function newestOfEach(lines: readonly HistoryLine[]): HistoryLine[] {
  const counted = new Map<HistoryLine['kind'], number>()
  return lines.filter(({ kind }) => {
    const count = counted.get(kind) ?? 0
    counted.set(kind, count + 1)
    return count < mostOfAKind
  })
}

/** A number or a day that is there already, under another name, says nothing. */
export function saidOnce(
  { email, phone }: Pick<FoundStudent, 'email' | 'phone'>,
  answers: StudentView['answers'],
): StudentView['answers'] {
  const said = new Set([email, phone])
  return answers.filter(({ value }) => {
    const isNew = !said.has(value)
    said.add(value)
    return isNew
  })
}

// What a student said about themselves, as the desk reads it.

type Answers = { label: string; value: string }

async function answersOf(db: Queries, owner: string): Promise<Answers[]> {
  const [[profile], [contact], [onboarding], applied] = await Promise.all([
    db.select().from(profiles).where(eq(profiles.owner, owner)),
    db.select().from(contacts).where(eq(contacts.owner, owner)),
    db.select().from(onboardings).where(eq(onboardings.owner, owner)),
    db
      .select({ name: universities.name, outcome: applications.outcome })
      .from(applications)
      .innerJoin(universities, eq(universities.id, applications.university))
      .where(eq(applications.owner, owner))
      .orderBy(applications.createdAt),
  ])
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [copy.answerLabels.stage, profile?.stage && copy.stages[profile.stage]],
    [copy.answerLabels.degree, [onboarding?.degree, onboarding?.branch].filter(Boolean).join(', ')],
    [copy.answerLabels.intake, onboarding?.cycle && (intakeLabel(onboarding.cycle) ?? onboarding.cycle)],
    [copy.answerLabels.flight, profile?.flightDate && formatDay(profile.flightDate)],
    [copy.answerLabels.programmeStart, profile?.programmeStart && formatDay(profile.programmeStart)],
    [copy.answerLabels.universities, applied.map(({ name, outcome }) => `${name} (${outcome})`).join('; ')],
    [copy.answerLabels.homePhone, contact?.homeCountryPhone],
    [copy.answerLabels.usPhone, contact?.destinationCountryPhone],
    [copy.answerLabels.universityEmail, contact?.universityEmail],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

// The journey as its student sees it, for staff to read: facts by the student's id, in the session of who looks.

type AsStudentParts = {
  stages: readonly BoundStage[]
  factsOf: (call: Call, student: string) => Promise<FactsByStage>
}

async function asStudent(
  { stages, factsOf }: AsStudentParts,
  call: Call,
  { id }: { id: string },
): Promise<SeenJourney> {
  const [student] = await call.db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isStudentWithAccount(call)))
  if (student === undefined) throw new Refusal(notFound)
  await noteLook(call, { what: audited.journeySeen, about: id })
  const now = momentOf(call.now())
  const seen = readJourney(stages, await factsOf(call, id), now)
  const said = await saidByPlanOf(call, id, seen)
  return {
    name: student.firstName,
    zone: student.zone,
    now,
    isEnrolled: said.isEnrolled,
    planDays: [...said.planDays],
    sureDays: [...(said.sureDays ?? [])],
    atRisk: [...said.atRisk],
    stages: seen,
  }
}
