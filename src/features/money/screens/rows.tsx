import type { ReactNode } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { CostState, Row } from '../rules.ts'
import type { OnEdit } from './edits.ts'
import { moneyApi } from './api.ts'
import { OneRow } from './one-row.tsx'
import s from './money.module.css'

type ListProps = { ledger: LedgerView; onEdit: OnEdit }
type RowsProps = ListProps & {
  /** What is to be paid, but for what is due next. */ ahead: readonly Row[]
  onAdd?: () => void
}

/** What is to be paid after the next; what may come, what nobody knows and what is paid stand apart. */
export function Rows({ ahead, ledger, onEdit, onAdd }: RowsProps) {
  const of = (state: CostState) => ledger.rows.filter(row => row.state === state)
  const list = (rows: readonly Row[]) => <CostList rows={rows} ledger={ledger} onEdit={onEdit} />
  const [unknown, mayCome, paid] = [of('unknown'), of('may-come'), of('paid')]
  const { leftOut } = ledger
  return (
    <section className={classes('stack-3', s.follows)} aria-labelledby="money-rows">
      <h2 id="money-rows">{copy.rows.title}</h2>
      {ahead.length > 0 && (
        <FewFirst rows={ahead} first={5}>
          {list}
        </FewFirst>
      )}
      {onAdd !== undefined && (
        <div>
          <Button onClick={onAdd}>{copy.rows.add}</Button>
        </div>
      )}
      <div>
        <Apart count={unknown.length} summary={copy.rows.unknownTitle} words={copy.rows.unknown}>
          {list(unknown)}
        </Apart>
        <Apart count={mayCome.length} summary={copy.rows.mayComeTitle} words={copy.rows.mayCome}>
          {list(mayCome)}
        </Apart>
        <Apart count={paid.length} summary={copy.rows.paidTitle}>
          {list(paid)}
        </Apart>
        <Apart count={leftOut.length} summary={copy.rows.leftOut}>
          <ul className={classes('list', s.costs)}>
            {leftOut.map(one => (
              <LeftOut key={one.id} {...one} />
            ))}
          </ul>
        </Apart>
      </div>
    </section>
  )
}

type ApartProps = { count: number; summary: (count: number) => string; words?: string; children: ReactNode }

const Apart = ({ count, summary, words, children }: ApartProps) =>
  count > 0 && (
    <Fold summary={summary(count)}>
      {words !== undefined && <p className="below-3">{words}</p>}
      {children}
    </Fold>
  )

type CostListProps = ListProps & { rows: readonly Row[]; isDueNext?: boolean }

/** Rows by line; of what is due next the first is larger than the others. */
export const CostList = ({ rows, ledger: { entries, today }, onEdit, isDueNext = false }: CostListProps) => (
  <ul className={classes('list', s.costs)}>
    {rows.map((row, index) => (
      <OneRow
        key={row.id}
        row={row}
        entry={entries.find(({ id }) => row.id === `entry.${id}`)}
        today={Temporal.PlainDate.from(today)}
        isFirst={isDueNext && index === 0}
        onEdit={onEdit}
      />
    ))}
  </ul>
)

function LeftOut({ id, what }: { id: string; what: string }) {
  const back = useVerb(() => moneyApi.leaveOut({ cost: id, isLeftOut: false }), { rereads: ['money'] })
  return (
    <li className="spread middle gap-4 lines-0 ruled-below breakable">
      <p>{what}</p>
      <Button kind="link" busy={back.isPending} onClick={() => back.mutate(undefined)}>
        {copy.rows.applies}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </Button>
    </li>
  )
}
