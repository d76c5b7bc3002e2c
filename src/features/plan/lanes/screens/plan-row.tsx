import { ShortDay } from '#src/browser/short-day.tsx'
import { BeingChecked } from '#src/features/progress/screens/being-checked.tsx'
import type { PlanRow as Row } from '#src/plan/plan.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { shortDay } from '#src/values/dates.ts'
import * as copy from '../../copy.ts'
import type { Track } from '../rules.ts'
import { whenWords, type Shown, type When } from '../../shown/rules.ts'
import * as words from '../../shown/copy.ts'
import { Behind, type BehindProps } from './behind.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './lanes.module.css'

export type RowProps = BehindProps & {
  today: Temporal.PlainDate
  /** On the day of the row above. */
  isAgain: boolean
  tracks?: readonly Track[]
}

/** A date: its station, its name, its last safe day; pressed, the rule behind it and what one can do. */
export function PlanRow({ today, isAgain, tracks, ...behind }: RowProps) {
  const { name, when, isEstimated, lane, row, thing } = behind.shown
  return (
    <li data-word={row.isDone ? 'done' : row.word} id={`plan-${thing}`}>
      <details>
        <summary className={s.date} data-word={row.word}>
          {tracks !== undefined && <Tracks tracks={tracks} station={stationOf(behind.shown)} />}
          <span className={classes('breakable', s.name)}>
            {name}
            <VisuallyHidden>, {copy.lanes[lane]}.</VisuallyHidden>
            {isEstimated && <VisuallyHidden>{copy.estimated}</VisuallyHidden>}
          </span>
          <span className={classes(s.when, isAgain && s.again)}>
            <WhenShort when={when} today={today} />
            <Second when={when} row={row} today={today} />
            <BeingChecked isIt={behind.checking.has(thing) && !row.isDone} />
          </span>
        </summary>
        <Behind {...behind} />
      </details>
    </li>
  )
}

/** How its station is drawn: what breaks and what is tight are filled, an estimate is dashed. */
function stationOf({ thing, row: { word }, isEstimated }: Shown) {
  if (word === 'breaks' || word === 'tight') return word
  return isEstimated ? 'estimated' : thing === 'flight' ? 'flight' : 'sure'
}

type TracksProps = { tracks: readonly Track[]; station?: ReturnType<typeof stationOf> }

/** The five tracks beside a row, for the eye alone. */
export const Tracks = ({ tracks, station }: TracksProps) => (
  <span className={s.tracks} aria-hidden="true">
    {tracks.map(({ lane, runs, isTight, isHere }) => (
      <i key={lane} data-runs={runs} data-tight={isTight || undefined} data-station={isHere ? station : undefined} />
    ))}
  </span>
)

type WhenProps = { when: When; today: Temporal.PlainDate }

function WhenShort({ when, today }: WhenProps) {
  const { kind, day } = when
  if (day === undefined) return words.done
  return <ShortDay day={day} today={today} words={kind === 'soon' ? words.soonest : undefined} full={whenWords(when)} />
}

/** Below the day, where it says more than up to when it is safe; that it fits is not said. */
function Second({ when, row: { word, isDone }, today }: WhenProps & { row: Row }) {
  if (isDone) return when.day !== undefined && <small>{words.done}</small>
  if (word === 'breaks' || word === 'tight') return <small>{words.words[word]}</small>
  // Who listens has heard both days.
  if (when.kind === 'between') return <small aria-hidden="true">{words.until(shortDay(when.until, today))}</small>
  return when.kind === 'from' && <small aria-hidden="true">{words.onwards}</small>
}
