import type { Details } from '../contract.ts'
import { detailNames } from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './products.module.css'

const names = ['name', 'email', 'phone', 'university', 'usAddress', 'arrival', 'sim', 'address', 'flight'] as const

/** What the partner receives, as the student and the desk read it. */
export const DetailsList = ({ details }: { details: Details }) => (
  <dl className={classes('terms stack-5 tiles-3 lines-3', s.facts)}>
    {names
      .filter(name => details[name] !== undefined)
      .map(name => (
        <div key={name}>
          <dt>{detailNames[name]}</dt>
          <dd>{details[name]}</dd>
        </div>
      ))}
  </dl>
)
