import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './three-things.module.css'

export interface Thing {
  what: ReactNode
  detail?: ReactNode
}

export interface ThreeThingsProps {
  did: Thing
  now: Thing
  then: Thing
  /** Who did it, where that is not the reader: 'Meera did'. */
  doer?: string
  /** Who has it: 'With you now', 'With our reviewer'. */
  holder?: string
}

/** What you did, who has it now, what comes next. The reader should never have to ask. */
export function ThreeThings({ did, now, then, doer = 'You did', holder = 'With you now' }: ThreeThingsProps) {
  const things = [
    { when: doer, thing: did, isNow: false },
    { when: holder, thing: now, isNow: true },
    { when: 'Then', thing: then, isNow: false },
  ]

  return (
    <ol className={s.strip}>
      {things.map(({ when, thing, isNow }) => (
        <li key={when} className={classes(s.thing, isNow && 'sunk')}>
          <span className="faint">{when}</span>
          <span className="block semibold close">{thing.what}</span>
          {thing.detail && <span className={s.detail}>{thing.detail}</span>}
        </li>
      ))}
    </ol>
  )
}
