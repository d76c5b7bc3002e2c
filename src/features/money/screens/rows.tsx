import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { CostState, Row } from '../rules.ts'
import type { OnEdit } from './edits.ts'
import { moneyApi } from './api.ts'
import { OneRow } from './one-row.tsx'

/** What is to be paid first; what may come, what nobody knows and what is paid stand apart. */
export function Rows({ ledger, onEdit }: { ledger: LedgerView; onEdit: OnEdit }) {
  const { rows, entries, leftOut } = ledger
  const of = (...states: CostState[]) => rows.filter(({ state }) => states.includes(state))
  const list = (shown: readonly Row[], Heading: 'h3' | 'h4') => (
    <ul className="list ruled">
      {shown.map(row => (
        <OneRow
          key={row.id}
          row={row}
          entry={entries.find(({ id }) => row.id === `entry.${id}`)}
          Heading={Heading}
          onEdit={onEdit}
        />
      ))}
    </ul>
  )
  const [ahead, unknown, mayCome, paid] = [of('due', 'likely'), of('unknown'), of('may-come'), of('paid')]
  return (
    <section className="stack-5" aria-labelledby="money-rows">
      <h2 id="money-rows">{copy.rows.title}</h2>
      {ahead.length > 0 && list(ahead, 'h3')}
      {unknown.length > 0 && (
        <div className="stack-3">
          <h3>{copy.rows.unknownTitle}</h3>
          <p>{copy.rows.unknown}</p>
          {list(unknown, 'h4')}
        </div>
      )}
      {mayCome.length > 0 && (
        <div className="stack-3">
          <h3>{copy.rows.mayComeTitle}</h3>
          <p>{copy.rows.mayCome}</p>
          {list(mayCome, 'h4')}
        </div>
      )}
      {paid.length > 0 && <Fold summary={copy.rows.paidTitle(paid.length)}>{list(paid, 'h3')}</Fold>}
      {leftOut.length > 0 && (
        <Fold summary={copy.rows.leftOut(leftOut.length)}>
          <ul className="list ruled">
            {leftOut.map(one => (
              <LeftOut key={one.id} {...one} />
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

function LeftOut({ id, what }: { id: string; what: string }) {
  const back = useVerb(() => moneyApi.leaveOut({ cost: id, isLeftOut: false }), { rereads: ['money'] })
  return (
    <li className="heads-3 stack-1 ruled-below pad-y-4 breakable">
      <p>{what}</p>
      <div>
        <Button kind="link" busy={back.isPending} onClick={() => back.mutate(undefined)}>
          {copy.rows.applies}
          <VisuallyHidden>: {what}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
