import { Link } from '#src/ui/link.tsx'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { Row } from '../rules.ts'
import type { OnEdit } from './edits.ts'
import { CostList } from './rows.tsx'
import s from './money.module.css'

type DueProps = { rows: readonly Row[]; ledger: LedgerView; onEdit: OnEdit }

/** What is to be paid first, and where: the very first stands out. */
export const Due = ({ rows, ledger, onEdit }: DueProps) => (
  <section className={s.due} aria-labelledby="money-due">
    <h2 id="money-due">{copy.due.title}</h2>
    {rows.length === 0 ? (
      <p>
        {copy.due.none} <Link href="/plan/dates">{copy.due.toDates}</Link>
      </p>
    ) : (
      <CostList rows={rows} ledger={ledger} onEdit={onEdit} isDueNext />
    )}
  </section>
)
