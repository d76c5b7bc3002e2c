import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import * as copy from '../copy.ts'
import { useStyles, type Style } from '#src/ui/style.ts'
import s from '#src/stages/vaccines/records/screens/vaccines.module.css'

type Planned = VaccinesView['plan'][number]

/** From today to the flight, a track for each vaccine: the list below says the same in words. */
export function Timeline({ plan, today, flight }: { plan: readonly Planned[]; today: string; flight: string }) {
  const length = daysBetween(today, flight)
  if (length < 1) return null
  const tracks = [...Map.groupBy(plan, ({ vaccine }) => vaccine)]
  return (
    <div className={s.timeline} aria-hidden="true">
      <p className="quiet">{copy.timeline}</p>
      {tracks.map(([vaccine, doses]) => (
        <Track key={vaccine} vaccine={vaccine} doses={doses} at={day => (100 * daysBetween(today, day)) / length} />
      ))}
      <div className={s.ends}>
        <span>Today</span>
        <span>{dayWords(flight)}</span>
      </div>
    </div>
  )
}

type TrackProps = { vaccine: Vaccine; doses: readonly Planned[]; at: (day: string) => number }

function Track({ vaccine, doses, at }: TrackProps) {
  const styled = useStyles()
  return (
    <div className={s.track}>
      <span className="text-1 semibold">{vaccineNames[vaccine]}</span>
      <span className={s.rail}>
        {doses.map(({ dose, of, earliest, latest, booked, isInUs }) => (
          <span
            key={dose}
            className={isInUs ? s.beyond : booked === undefined ? s.span : s.booked}
            {...styled(spanOf(at(booked ?? earliest), at(booked ?? latest ?? earliest), isInUs))}
          >
            {of > 1 && <span className={s.number}>{dose}</span>}
          </span>
        ))}
      </span>
    </div>
  )
}

/** In percent of the way; what goes on in the US stands at its end. */
const spanOf = (from: number, until: number, isInUs: boolean): Style => ({
  '--from': `${isInUs ? 100 : clamp(from)}%`,
  '--until': `${isInUs ? 100 : clamp(until)}%`,
})

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent))

const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'days' }).days
