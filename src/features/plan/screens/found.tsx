// What of the plan is known away from its page: its days, by their names, and whether one of them breaks.
import { optional, useReadWhen } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import type { FoundAmong } from '#src/features/progress/screens/slots.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { PlaceMark } from '#src/ui/places.tsx'
import * as copy from '../copy.ts'
import { placeOf } from '../ahead/rules.ts'
import { isEnrolled } from '../rules.ts'
import { shownRows, troubles, whenWords } from '../shown/rules.ts'
import { planApi } from './api.ts'
import { usePlan } from './use-plan.ts'

export function Days({ found }: FoundAmong) {
  const journey = optional(useJourney())
  return journey !== undefined && <DaysOf journey={journey} found={found} />
}

function DaysOf({ journey, found }: FoundAmong & { journey: JourneyNow }) {
  const plan = optional(usePlan(journey, useUser()?.zone))
  return found(
    shownRows(plan?.rows ?? []).map(({ thing, name, when }) => ({
      name,
      detail: whenWords(when),
      href: placeOf(thing),
    })),
  )
}

/** On every page: nothing is read for it. */
export function Mark() {
  const journey = optional(useJourney())
  const reads = [useReadWhen(false, person.read), useReadWhen(false, planApi.read), useReadWhen(false, facts.read)]
  const isRead = reads.every(({ data }) => data !== undefined)
  return journey !== undefined && isRead && <MarkOf journey={journey} />
}

function MarkOf({ journey }: { journey: JourneyNow }) {
  const plan = optional(usePlan(journey, useUser()?.zone))
  if (plan === undefined || isEnrolled(plan.sources)) return null
  const words = troubles(shownRows(plan.rows)).map(({ row }) => row.word)
  const breaks = words.filter(word => word === 'breaks').length
  if (words.length === 0) return null
  return <PlaceMark isWrong={breaks > 0} words={breaks > 0 ? copy.breaking(breaks) : copy.tight(words.length)} />
}
