// The plan, made in the browser from what its screens have read and what waits for a network.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWishes } from '#src/browser/unsent/use-unsent.ts'
import { factsQuery } from '#src/features/dated-facts/screens/facts-query.ts'
import { profileQuery } from '#src/features/people/screens/queries.ts'
import type { JourneyNow } from '#src/features/progress/screens/reading.ts'
import type { PlanDays } from '#src/journey/ahead.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import type { Note, Rule } from '#src/plan/rule.ts'
import { dayOf } from '#src/values/dates.ts'
import type { DeferralView } from '../deferral/contract.ts'
import { notesWith, rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, planDaysIn, planFor, type PlanSources } from '../rules.ts'
import { asWished } from '../wishes/rules.ts'
import { planDaysQuery } from './plan-query.ts'

export type PlanNow = {
  sources: PlanSources
  rules: readonly Rule[]
  notes: readonly Note[]
  rows: readonly PlanRow[]
  today: Temporal.PlainDate
  /** The last time that the start was moved to a later intake. */
  deferral: DeferralView | undefined
}

/** Undefined until all that it is made from is there. */
export function usePlan({ stages, now }: JourneyNow, zone: string | undefined): PlanNow | undefined {
  const profile = useQuery(profileQuery).data
  const planDays = useQuery(planDaysQuery).data
  const facts = useQuery(factsQuery).data?.facts
  const wishes = useWishes()
  const today = dayOf(Temporal.Instant.from(now), zone).toString()
  return useMemo(() => {
    if (profile === undefined || planDays === undefined || facts === undefined) return undefined
    const { days, deferrals } = planDays
    const sources = asWished({ stages, profile, days }, wishes, today)
    const [rules, notes] = [rulesInUse(rulesWith(facts)), rulesInUse(notesWith(facts))]
    const on = Temporal.PlainDate.from(today)
    return { sources, rules, notes, rows: planFor(sources, rules, on), today: on, deferral: deferrals.at(-1) }
  }, [stages, profile, planDays, facts, wishes, today])
}

/** The read without which the plan cannot be made, once it has failed. */
export const usePlanFailure = () =>
  [useQuery(profileQuery), useQuery(planDaysQuery), useQuery(factsQuery)].find(
    ({ data, isError }) => data === undefined && isError,
  )

/** By what the next action is chosen; nothing for anybody whose journey is behind them. */
export const planDaysOf = (plan: PlanNow | undefined): PlanDays =>
  plan === undefined || isEnrolled(plan.sources) ? new Map() : planDaysIn(plan.rows)
