import { memo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { CalendarIcon, TickIcon, WarnIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Overview, StudentRow } from '../../contract.ts'
import * as copy from '../copy.ts'
import { dueDay, levelOf, type Cell } from '../rules.ts'
import s from './strip.module.css'

type StripProps = Pick<Overview, 'now' | 'stages'> & {
  students: readonly StudentRow[]
  renderStudent: (student: StudentRow) => ReactNode
}

/**
 * A row a student and a cell a stage. Arrows lead from cell to cell, so that a row has two stops of the Tab key and not a
 * dozen. Each cell says its stage, so that no table is needed to understand one.
 */
export function Strip({ now, stages, students, renderStudent }: StripProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = list.current === null ? undefined : beside(list.current, event.key)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={list} role="presentation" className="full container" onKeyDown={move}>
      <div className={s.head} aria-hidden="true">
        <span>Student</span>
        <div className={s.cells}>
          {stages.map(({ route, label }) => (
            <span key={route} className={s.stage}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <ol className="list" aria-label={copy.caption}>
        {students.map(student => (
          <li key={student.id} className={s.row} data-student={student.id}>
            <div className="self-middle semibold breakable">{renderStudent(student)}</div>
            <Cells student={student} stages={stages} now={now} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type CellsProps = Pick<Overview, 'now' | 'stages'> & { student: StudentRow }

/** Not drawn again as somebody is ticked: a list may have two thousand of them. */
const Cells = memo(function Cells({ student, stages, now }: CellsProps) {
  return (
    <ol className={s.cells} aria-label={copy.stagesOf(student.name)}>
      {student.cells.map((cell, index) => (
        <li key={stages[index]?.route}>
          <CellLink student={student.id} stage={stages[index]} cell={cell} now={now} isReached={index === 0} />
        </li>
      ))}
    </ol>
  )
})

type CellLinkProps = {
  student: string
  stage: Overview['stages'][number] | undefined
  cell: Cell
  now: string
  isReached: boolean
}

/** For the eye a number and marks; all of it in words for a screen reader, and under the pointer. */
function CellLink({ student, stage, cell, now, isReached }: CellLinkProps) {
  if (stage === undefined) return null
  const { done, steps, isStuck, due } = cell
  const words = copy.cellWords(stage.label, cell, now)
  return (
    <Link
      className={s.link}
      href={`/desk/students/${student}#${stage.route}`}
      title={words}
      tabIndex={isReached ? 0 : -1}
      data-level={levelOf(cell)}
      data-stuck={isStuck || undefined}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
      <span className={s.name} aria-hidden="true">
        {stage.label}
      </span>
      <span className={s.count} aria-hidden="true">
        {steps === 0 ? '–' : done === steps ? <TickIcon size={18} /> : `${done}/${steps}`}
        {isStuck && (
          <span className={s.stuck}>
            <WarnIcon size={14} />
          </span>
        )}
      </span>
      {due !== null && (
        <span className={s.due} aria-hidden="true">
          <CalendarIcon size={14} />
          {copy.shortDay(dueDay(due))}
        </span>
      )}
    </Link>
  )
}

/** What the colours and the marks mean. */
export const Legend = () => (
  <ul className={s.legend} aria-label={copy.legendTitle}>
    {copy.legend.levels.map((words, level) => (
      <li className="line gap-2" key={words}>
        <span className={s.sample} data-level={level} />
        {words}
      </li>
    ))}
    <li className="line gap-2">
      <span className={s.stuck}>
        <WarnIcon size={14} />
      </span>
      {copy.legend.stuck}
    </li>
    <li className="line gap-2">
      <span className={s.due}>
        <CalendarIcon size={14} />
      </span>
      {copy.legend.due}
    </li>
  </ul>
)

/** The link that an arrow leads to from the one that has the focus; none at an edge, or for another key. */
function beside(list: HTMLElement, key: string): HTMLElement | undefined {
  const rows = rowsIn(list).map(row => [...row.querySelectorAll('a')])
  const row = rows.findIndex(links => links.some(isFocused))
  const at = rows[row]?.findIndex(isFocused) ?? -1
  const to: Record<string, HTMLElement | undefined> = {
    ArrowLeft: rows[row]?.[at - 1],
    ArrowRight: rows[row]?.[at + 1],
    ArrowUp: rows[row - 1]?.[at],
    ArrowDown: rows[row + 1]?.[at],
    Home: rows[row]?.[0],
    End: rows[row]?.at(-1),
  }
  return to[key]
}

/** To the name of the next student, or of the one before: from wherever in a row the focus is. */
export function moveToStudent(list: HTMLElement | null, step: 1 | -1): void {
  const rows = list === null ? [] : rowsIn(list)
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)
  rows[next]?.querySelector('a')?.focus()
}

/** Whose row has the focus. */
export function studentAt(list: HTMLElement | null): string | undefined {
  const rows = list === null ? [] : rowsIn(list)
  return rows.find(row => row.contains(document.activeElement))?.dataset['student']
}

const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`.${s.row}`)]
const isFocused = (link: HTMLElement): boolean => link === document.activeElement
