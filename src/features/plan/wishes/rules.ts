// The plan as it will be once what waits for a network is sent.
import type { PlanSources } from '../rules.ts'
import { daysOfProfile } from '../days/rules.ts'

const doneBegins = 'plan-done:'
export const doneOfPlan = (thing: string): string => `${doneBegins}${thing}`

export const asWished = (sources: PlanSources, wishes: ReadonlyMap<string, unknown>, now: string): PlanSources =>
  [...wishes].reduce(
    (all, [name, value]) =>
      name.startsWith(doneBegins) ? withDone(all, name.slice(doneBegins.length), value === true ? now : null) : all,
    sources,
  )

/** With another day for one thing: for 'what if'. */
export function withDay(sources: PlanSources, thing: string, day: string | null): PlanSources {
  const ofProfile = daysOfProfile.find(one => one === thing)
  if (ofProfile === 'programmeStart') return { ...sources, profile: { ...sources.profile, programmeStart: day } }
  if (ofProfile === 'flight')
    return { ...sources, profile: { ...sources.profile, flightDate: day, flightDateIsAssumed: false } }
  return changed(sources, thing, { day })
}

const withDone = (sources: PlanSources, thing: string, doneAt: string | null): PlanSources =>
  changed(sources, thing, { doneAt })

function changed(
  { days, ...rest }: PlanSources,
  thing: string,
  change: { day: string | null } | { doneAt: string | null },
): PlanSources {
  const known = days.find(one => one.thing === thing) ?? { thing, day: null, doneAt: null }
  return { ...rest, days: [...days.filter(one => one.thing !== thing), { ...known, ...change }] }
}
