import { classes } from '#src/ui/classes.ts'
import { TickIcon } from '#src/ui/icons.tsx'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { parts, type Part } from '../rules.ts'
import s from '#src/stages/loans/screens/loans.module.css'

type PartsNavProps = { application: ApplicationView; current: Part; onOpen: (part: Part) => void }

/** Three stops in their order: those that were submitted can be opened again. */
export function PartsNav({ application: { submittedAt }, current, onOpen }: PartsNavProps) {
  const next = parts.find(part => submittedAt[part] === null)
  return (
    <ol className={s.parts} aria-label="Parts of the application">
      {parts.map((part, index) => {
        const isDone = submittedAt[part] !== null
        return (
          <li key={part} className={classes(s.part, part === current && s.current, isDone && s.done)}>
            <button
              type="button"
              disabled={!isDone && part !== next}
              aria-current={part === current ? 'step' : undefined}
              onClick={() => onOpen(part)}
            >
              <span className={s.number} aria-hidden="true">
                {isDone ? <TickIcon size={16} /> : index + 1}
              </span>
              {copy.partNames[part]}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
