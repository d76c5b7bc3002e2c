import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { sourcesInWords } from '#src/journey/guide.ts'
import { dayWords, inDaysWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import * as copy from '../copy.ts'
import { windowClock, type ReadWindow, type Window, type WindowClock } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'

/** The days in which the university takes waivers, and how many of them are left. */
export function WindowClockFace({ window }: { window: Window }) {
  const today = todayHere(useNow())
  const clock = windowClock(window, today)
  const { figure, unit, words } = faceOf(clock)
  return (
    <div className={s.clock} data-is={clock.is}>
      {figure !== undefined && (
        <p className={classes('quiet', s.figure)}>
          <strong>{figure}</strong> {unit}
        </p>
      )}
      <div className="share">
        <p className="semibold">{words}</p>
        {window.earlier !== null && <p>{earlierWords(window.earlier, today)}</p>}
        <p className="quiet">{noteOf(window, clock, today)}</p>
      </div>
    </div>
  )
}

type Face = { figure?: number; unit?: string; words: string }

function faceOf(clock: WindowClock): Face {
  switch (clock.is) {
    case 'unknown':
      return { words: 'We don’t know this year’s days of the waiver window.' }
    case 'ahead':
      return {
        figure: clock.inDays,
        unit: daysTo(clock.inDays),
        words: `The waiver window opens on ${dayWords(clock.opens)}.`,
      }
    case 'closed':
      return {
        words: `The waiver window closed on ${dayWords(clock.deadline)}. Ask your university at once whether it still takes one.`,
      }
    case 'open':
      return openFace(clock)
  }
}

function openFace({ deadline, daysLeft }: Extract<WindowClock, { is: 'open' }>): Face {
  if (deadline === null || daysLeft === null) return { words: 'The waiver window is open.' }
  if (daysLeft === 0) return { words: `The waiver window closes ${inDaysWords(daysLeft)}, on ${dayWords(deadline)}.` }
  const unit = daysLeft === 1 ? 'day left' : 'days left'
  return { figure: daysLeft, unit, words: `The waiver window is open until ${dayWords(deadline)}.` }
}

const noteOf = ({ isOwn, source, checkedOn }: Window, { is }: WindowClock, today: Temporal.PlainDate): string => {
  if (is === 'unknown') return copy.windowUnknown
  if (isOwn || source === null || checkedOn === null) return copy.ownWindow
  return `${sourceWords(source, checkedOn, today)} ${copy.datesMayChange}`
}

const sourceWords = (name: string, checkedOn: string, today: Temporal.PlainDate): string =>
  `Source: ${sourcesInWords([{ name, checkedOn }], today)}.`

function earlierWords({ opens, deadline, source, checkedOn }: ReadWindow, today: Temporal.PlainDate): string {
  const days = [opens, deadline].flatMap(day => (day === null ? [] : [dayWords(day)])).join(' to ')
  return `An earlier window: ${days}. ${sourceWords(source, checkedOn, today)}`
}

const daysTo = (days: number): string => (days === 1 ? 'day to go' : 'days to go')
