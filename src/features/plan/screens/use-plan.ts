// The plan, made in the browser from what its screens have read and what waits for a network.
import { useMemo } from 'react'
import { asOne, useRead } from '#src/browser/reads.ts'
import { useWishes } from '#src/browser/unsent/use-unsent.ts'
import { facts as factsApi } from '#src/features/dated-facts/screens/student-api.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import type { PlanSays } from '#src/journey/ahead.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import type { Note, Rule } from '#src/plan/rule.ts'
import type { Thing } from '#src/plan/things.ts'
import { dayOf } from '#src/values/dates.ts'
import type { DeferralView } from '../contract.ts'
import { checkedThings, notesWith, rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, saidByRows, planFor, type PlanSources } from '../rules.ts'
import { asWished } from '../wishes/rules.ts'
import { planApi } from './api.ts'

export type PlanNow = {
  sources: PlanSources
  rules: readonly Rule[]
  notes: readonly Note[]
  rows: readonly PlanRow[]
  today: Temporal.PlainDate
  /** Dates of which a rule is being checked by a second person. */
  checking: ReadonlySet<Thing>
  /** The last time that the start was moved to a later intake. */
  deferral: DeferralView | undefined
}

/** Once all that it is made from is there, or why some of it does not come. */
export type PlanRead = ReturnType<typeof asOne> & { data: PlanNow | undefined }

export function usePlan({ stages, now }: JourneyNow, zone: string | undefined): PlanRead {
  const reads = [useRead(person.read), useRead(planApi.read), useRead(factsApi.read)] as const
  const failure = asOne(...reads)
  const [{ data: profile }, { data: planDays }, { data: read }] = reads
  const wishes = useWishes()
  const today = dayOf(Temporal.Instant.from(now), zone).toString()
  const data = useMemo(() => {
    if (profile === undefined || planDays === undefined || read === undefined) return undefined
    const { facts, checking } = read
    const { days, deferrals } = planDays
    const sources = asWished({ stages, profile, days }, wishes, today)
    const [rules, notes] = [rulesInUse(rulesWith(facts)), rulesInUse(notesWith(facts))]
    const on = Temporal.PlainDate.from(today)
    const rows = planFor(sources, rules, on)
    return { sources, rules, notes, rows, today: on, checking: checkedThings(checking), deferral: deferrals.at(-1) }
  }, [stages, profile, planDays, read, wishes, today])
  return { data, ...failure }
}

/** By what the next action is chosen; no day for anybody whose journey is behind them. */
export function saidByPlan(plan: PlanNow): PlanSays {
  const isThere = isEnrolled(plan.sources)
  return { ...saidByRows(isThere ? [] : plan.rows, plan.checking), isEnrolled: isThere }
}
