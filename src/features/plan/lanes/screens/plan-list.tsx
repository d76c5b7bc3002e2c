import { ShortDay } from '#src/browser/short-day.tsx'
import { drawn, RupeeIcon } from '#src/ui/icons.tsx'
import { monthNames } from '#src/values/dates.ts'
import * as copy from '../../copy.ts'
import { laneRows, type LaneRow } from '../rules.ts'
import type { Shown } from '../../shown/rules.ts'
import { lanes } from '../../timeline/rules.ts'
import { PlanRow, Tracks, type RowProps } from './plan-row.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './lanes.module.css'

type PlanListProps = Pick<RowProps, 'notes' | 'onMove' | 'today' | 'checking'> & { shown: readonly Shown[] }

/** Month by month down five tracks, with today between what was missed and what is ahead. */
export function PlanList({ shown, ...row }: PlanListProps) {
  return (
    <div>
      <div className={classes('screen-only ruled-below', s.laneHead)} data-over-page="">
        <span className={s.laneIcons} aria-hidden="true">
          {lanes.map(lane => {
            const Icon = icons[lane]
            return <Icon key={lane} size={18} />
          })}
        </span>
        <span className="quiet">{copy.laneNames}</span>
      </div>
      <ol className={s.lanes}>
        {laneRows(shown, row.today).map(one => (
          <Place key={keyOf(one)} place={one} {...row} />
        ))}
      </ol>
    </div>
  )
}

/** What is over, without its tracks. */
export const PassedList = ({ shown, ...row }: PlanListProps) => (
  <ol className={classes(s.lanes, s.passed)}>
    {shown.map(one => (
      <PlanRow key={one.thing} shown={one} isAgain={false} {...row} />
    ))}
  </ol>
)

const icons = {
  studies: drawn(<path d="m2 8 8-3.5L18 8l-8 3.5L2 8ZM5.5 9.8V14c2.5 1.8 6.5 1.8 9 0V9.8" />),
  visa: drawn(<path d="M4 17h12M5 14h10v-2.5h-3.5c-.8-2 .8-3.5.8-5.2a2.3 2.3 0 0 0-4.6 0c0 1.7 1.6 3.2.8 5.2H5V14Z" />),
  money: RupeeIcon,
  health: drawn(<path d="M8 3.5h4V8h4.5v4H12v4.5H8V12H3.5V8H8V3.5Z" />),
  travel: drawn(
    <path d="M17 3.5c-1-1-2.3-.3-3.2.6l-2.5 2.5L4.5 5 3.3 6.2l5.4 3L6 11.9l-2-.3-1 1 2.7 1.7L7.4 17l1-1-.3-2 2.7-2.7 3 5.4 1.2-1.2-1.6-6.8 2.5-2.5c.9-.9 1.9-2 1.1-2.7Z" />,
  ),
}

const keyOf = (one: LaneRow): string =>
  one.kind === 'date' ? one.shown.thing : one.kind === 'month' ? one.of.toString() : one.kind

function Place({ place, ...row }: { place: LaneRow } & Pick<RowProps, 'notes' | 'onMove' | 'today' | 'checking'>) {
  if (place.kind === 'date') return <PlanRow {...place} {...row} />
  if (place.kind === 'today')
    return (
      <li className={s.today}>
        <Tracks tracks={place.tracks} />
        <b>
          {copy.today}, <ShortDay day={row.today} today={row.today} isAlone />
        </b>
      </li>
    )
  const { of: day, hasYear, tracks } = place
  return (
    <li className={s.month}>
      <Tracks tracks={tracks} />
      <h3>
        {monthNames[day.month - 1]} {hasYear && day.year}
      </h3>
    </li>
  )
}
