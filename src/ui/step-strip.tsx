import { useRef, type TouchEvent } from 'react'
import { classes } from './classes.ts'
import { ChevronIcon } from './icons.tsx'
import { StateMark, type StateTone } from './state-mark.tsx'
import s from './step-strip.module.css'

export interface StripStep {
  id: string
  title: string
  tone: StateTone
  /** How it stands, in words. */
  status: string
}

type StepStripProps = {
  /** The stage's name, which leads back to all of its steps. */
  board: string
  steps: readonly StripStep[]
  present: string
  onOpen: (id: string) => void
  onClose: () => void
}

/** So far a finger goes before it turned a page. */
const swiped = 48

/** The steps of a stage as one line while one of them is open: each dot is a step, the board goes back to the list. */
export function StepStrip({ board, steps, present, onOpen, onClose }: StepStripProps) {
  const dots = useRef<HTMLOListElement>(null)
  const start = useRef<number>(undefined)
  const at = steps.findIndex(({ id }) => id === present)
  const go = (by: number): boolean => {
    const to = steps[at + by]
    if (to !== undefined) onOpen(to.id)
    return to !== undefined
  }
  const swipe = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches.item(0)?.clientX
    const moved = start.current === undefined || end === undefined ? 0 : end - start.current
    start.current = undefined
    if (Math.abs(moved) >= swiped) go(moved < 0 ? 1 : -1)
  }
  return (
    <div
      className={s.strip}
      data-strip=""
      onTouchStart={({ touches }) => (start.current = touches.item(0)?.clientX)}
      onTouchEnd={swipe}
    >
      <div className={s.head}>
        <button type="button" className={s.back} aria-label={`All steps of ${board}`} onClick={onClose}>
          <ChevronIcon className={s.arrow} />
        </button>
        <h1 className={s.board}>{board}</h1>
      </div>
      <p className={s.count}>
        {at + 1} of {steps.length}
      </p>
      <nav className={s.line} aria-label={`Steps of ${board}`}>
        <ol ref={dots} className={s.dots}>
          {steps.map((step, index) => (
            <Dot
              key={step.id}
              {...step}
              isPresent={index === at}
              isPassed={step.tone === 'done'}
              onPress={() => onOpen(step.id)}
              onArrow={by => {
                if (!go(by)) return false
                dots.current?.querySelectorAll('button')[at + by]?.focus()
                return true
              }}
            />
          ))}
        </ol>
        <p className={s.beside} aria-hidden="true">
          <span className="ellipsis">{steps[at - 1]?.title}</span>
          <span className="ellipsis">{steps[at + 1]?.title}</span>
        </p>
      </nav>
    </div>
  )
}

type DotProps = StripStep & {
  isPresent: boolean
  isPassed: boolean
  onPress: () => void
  /** By an arrow key, to the one before or after the present one, if there is one. */
  onArrow: (by: number) => boolean
}

function Dot({ title, tone, status, isPresent, isPassed, onPress, onArrow }: DotProps) {
  return (
    <li className={classes(s.stop, isPassed && s.passed, isPresent && s.present)}>
      <button
        type="button"
        className={s.dot}
        {...(isPresent && { 'aria-current': 'step' as const })}
        {...(tone === 'locked' && { 'aria-haspopup': 'dialog' as const })}
        onKeyDown={event => {
          const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
          if (by !== 0 && onArrow(by)) event.preventDefault()
        }}
        onClick={event => {
          // The step that opens has the keyboard.
          event.currentTarget.blur()
          onPress()
        }}
      >
        <span className={s.mark}>{!isPresent && !isPassed && <StateMark tone={tone} />}</span>
        <span className={s.name}>{title}</span> <span className={s.status}>{status}</span>
      </button>
    </li>
  )
}
