import { useState } from 'react'
import { things } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { ruleInQuestion, whenWords, type Shown } from '../shown/rules.ts'
import { otherwise } from '../shown/copy.ts'
import * as copy from '../copy.ts'
import { WordTag } from './plan-row.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './plan.module.css'

const most = 3

/** What breaks or is tight, the worst first, each with what to do. */
export function Troubles({ summary, rows }: { summary: string; rows: readonly Shown[] }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, most)
  return (
    <Card as="section" label="How your plan stands" next={rows.length > 0}>
      <div className="stack-4">
        <h2 className="text-4">{summary}</h2>
        {shown.length > 0 && (
          <ul className="stack-5 list tiles-5">
            {shown.map((one, index) => (
              <Trouble key={one.thing} shown={one} isFirst={index === 0} />
            ))}
          </ul>
        )}
        {shown.length < rows.length && (
          <Button kind="link" onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Trouble({ shown: { thing, name, when, isEstimated, row }, isFirst }: { shown: Shown; isFirst: boolean }) {
  const rule = ruleInQuestion(row)?.rule
  const { step } = things[thing]
  return (
    <li className="stack-2 packed">
      <div className="row-3">
        <strong>{name}</strong> <WordTag row={row} />
      </div>
      <p className={classes('muted tabular', s.when)}>
        {whenWords(when)}
        {isEstimated && <span className={s.estimated}>{copy.estimated}</span>}
      </p>
      {rule !== undefined && (
        <p>
          {rule.words}
          {row.word === 'breaks' && rule.remedy !== undefined && <strong> {rule.remedy}</strong>}
          {row.word === 'breaks' && rule.cost !== undefined && ` ${otherwise(rule.cost.words)}`}
        </p>
      )}
      <div className="row-3">
        <ButtonLink
          kind={isFirst ? 'primary' : 'quiet'}
          href={step ?? '/plan/dates'}
          aria-label={`${step === undefined ? 'Check the dates' : 'Open the step'}: ${name}`}
        >
          {step === undefined ? 'Check the dates' : 'Open the step'}
        </ButtonLink>
      </div>
    </li>
  )
}
