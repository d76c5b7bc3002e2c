import { desc, eq } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { things, isThing } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { deskOf, nextDates } from '../desk-kit/kinds.ts'
import { history, type HistorySource, noteLooks } from '../audit/actions.ts'
import { approvals } from '../approvals/kinds.ts'
import { secondLooks, shippedFacts } from '../dated-facts/slots.ts'
import { comparedFact, editedFacts } from '../dated-facts/catalogue.ts'
import type { FactTyped } from '../dated-facts/record/rules.ts'
import * as audited from './audit-actions.ts'
import { planCalendarContracts } from './calendar/contract.ts'
import { calendarHandlers, calendarReaches, stopCalendar } from './calendar/service.ts'
import { planContracts, effectContracts, type effectContract, type EffectView } from './contract.ts'
import { save, undo } from './deferral/service.ts'
import { factApproval, factLook } from './effect/approval.ts'
import { effectJobs } from './effect/jobs.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { planFacts } from './rulebook/rules.ts'
import { riskJobs } from './risks/jobs.ts'
import { nextDatesOf, risksHandlers } from './risks/service.ts'
import { weekJobs } from './risks/week/jobs.ts'
import { readsHere } from '../documents/places.ts'
import { planHandlers } from './service.ts'
import { planDaysBefore, planDeferrals } from './tables.ts'
import * as copy from './deferral/copy.ts'
import { movedDates, movedWords, movesPlans, ruleChange, soonestOf, type RuleChange } from './effect/rules.ts'
import { eachStudent, type Journeys } from './effect/students.ts'

/** Each later start with the dates that were known until then. */
const deferralHistory: HistorySource = async ({ db }, student) => {
  const [deferrals, days] = await Promise.all([
    db.select().from(planDeferrals).where(eq(planDeferrals.owner, student)).orderBy(desc(planDeferrals.number)),
    db.select().from(planDaysBefore).where(eq(planDaysBefore.owner, student)),
  ])
  return deferrals.map(({ number, from, to, deferredAt }) => {
    const known = days.flatMap(({ thing, day, ...of }) =>
      of.number === number && day !== null && isThing(thing) ? [copy.was(things[thing].name, formatDay(day))] : [],
    )
    const what = [copy.history(intakeLabel(to) ?? to, intakeLabel(from) ?? from), ...known].join('. ')
    return { at: deferredAt, what }
  })
}

export default defineServerModule({
  name: 'features/plan',
  calls: calls({ ...planContracts, ...effectContracts, ...planCalendarContracts }, app => ({
    plan: planHandlers,
    planDeferrals: { save, undo },
    factEffect: effectHandlers(app),
    planRisks: risksHandlers(deskOf(app)),
    planCalendar: calendarHandlers(app),
  })),
  jobs: (services, app) => [
    ...effectJobs(services, app),
    ...reminderJobs(services, app),
    ...riskJobs(services, app),
    ...weekJobs(services),
  ],
  gives: [
    ...Object.values(audited),
    personalData({ reaches: calendarReaches, endReaches: stopCalendar }),
    history(['journey', deferralHistory]),
    shippedFacts(planFacts),
    approvals(factApproval),
    secondLooks(factLook),
    nextDates(nextDatesOf),
    readsHere(['i-20'], 'The dates of your plan', '/plan/dates'),
  ],
})

// Whose plans a change of a fact would move, before it is published.

const mostShown = 50

const effectHandlers = (journeys: Journeys): Handlers<{ factEffect: typeof effectContract }>['factEffect'] => ({
  read: (call, typed) => read(journeys, call, typed),
})

async function read(journeys: Journeys, call: Call, typed: FactTyped & { id: string }): Promise<EffectView> {
  const rules = ruleChange(await editedFacts(call.db), await comparedFact(call, typed))
  if (!movesPlans(rules)) return { movesPlans: false, count: 0, students: [] }
  const { count, first } = await affected(journeys, call, rules)
  const detail = typed.words.slice(0, 120)
  await noteLooks(
    call,
    first.map(({ id }) => ({ what: audited.planEffectRead, about: id, detail })),
  )
  return { movesPlans: true, count, students: first.map(({ id, name, changes }) => ({ id, name, changes })) }
}

type Affected = { id: string; name: string; changes: string[]; soonest: string }

/** All are counted; those with the soonest dates are shown. */
async function affected(journeys: Journeys, call: Call, rules: RuleChange) {
  let count = 0
  let first: Affected[] = []
  for await (const students of eachStudent(call, journeys)) {
    const moved = students.flatMap(({ id, name, sources, today }): Affected[] => {
      const changes = movedDates(sources, rules, today)
      return changes.length === 0 ? [] : [{ id, name, changes: movedWords(changes), soonest: soonestOf(changes) }]
    })
    count += moved.length
    first = [...first, ...moved].toSorted((one, other) => one.soonest.localeCompare(other.soonest)).slice(0, mostShown)
  }
  return { count, first }
}
