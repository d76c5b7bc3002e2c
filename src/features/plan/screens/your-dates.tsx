import { useState } from 'react'
import { withReads } from '#src/manifest/web.tsx'
import { things, type Thing } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { askedDays } from '../days/rules.ts'
import { MoveDate } from './move-date.tsx'
import { PlanFrame, planReads } from './plan-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './plan.module.css'
import { ReadI20 } from './read-i20.tsx'
import type { PlanNow } from './use-plan.ts'

export default withReads(YourDates, planReads)

/** The days that papers and other people give, on one page, each with where it is read. */
function YourDates() {
  return (
    <PlanFrame title={copy.datesTitle} width="reading">
      {plan => <Dates plan={plan} />}
    </PlanFrame>
  )
}

function Dates({ plan }: { plan: PlanNow }) {
  const [moving, setMoving] = useState<Thing>()
  return (
    <div className="stack-5">
      <div className="stack-2">
        <p>
          <Link href="/plan">{copy.title}</Link>
        </p>
        <h1>{copy.datesTitle}</h1>
        <p>{copy.datesLede}</p>
      </div>
      <ReadI20 plan={plan} />
      <ul className={classes('list', s.asked)}>
        {askedDays.map(thing => (
          <Asked key={thing} thing={thing} plan={plan} onMove={() => setMoving(thing)} />
        ))}
      </ul>
      {moving !== undefined && <MoveDate plan={plan} thing={moving} onClose={() => setMoving(undefined)} />}
    </div>
  )
}

type AskedProps = { thing: (typeof askedDays)[number]; plan: PlanNow; onMove: () => void }

function Asked({ thing, plan: { rows }, onMove }: AskedProps) {
  const row = rows.find(one => one.thing === thing)
  const { name } = things[thing]
  return (
    <li>
      <div className="stack-1">
        <h2 className="text-3">{name}</h2>
        <p>{row?.given === undefined ? copy.notYet : formatDay(row.given)}</p>
        {row?.estimate !== undefined && <p className="quiet">{copy.weCountOn(formatDay(row.estimate))}</p>}
        <p className="quiet">{copy.where[thing]}</p>
      </div>
      <Button aria-label={`${row?.given === undefined ? copy.add : copy.move}: ${name}`} onClick={onMove}>
        {row?.given === undefined ? 'Add' : 'Change'}
      </Button>
    </li>
  )
}
