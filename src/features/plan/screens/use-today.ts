import { optional } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { dayOf } from '#src/values/dates.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'

/** The student's day by the server's clock, as a phone's own may be wrong; by the phone's while the journey is not there. */
export function useToday(): Temporal.PlainDate {
  const now = optional(useJourney())?.now
  const zone = useUser()?.zone
  return now === undefined ? todayHere() : dayOf(Temporal.Instant.from(now), zone)
}
