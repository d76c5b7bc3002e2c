import type { ReactNode } from 'react'
import { Bar } from '#src/ui/bars.tsx'
import type { Cost } from '#src/stages/loans/cost/rules.ts'
import * as copy from '../copy.ts'
import { netPayFor } from '../rules.ts'

type CostPictureProps = {
  lent: number
  cost: Cost
  /** Of all offers: the dearest fills each line. */
  costs: readonly Cost[]
  money: (paise: number) => string
}

/** Three lines of one offer, each on the scale that all offers share; the words beside them say the same. */
export function CostPicture({ lent, cost: { total, extra, emi, studyInterest }, costs, money }: CostPictureProps) {
  const most = (of: (cost: Cost) => number) => Math.max(1, ...costs.map(of))
  return (
    <figure className="stack-3">
      <Line name={copy.picture.total} amount={money(total)}>
        <Bar bar={{ certain: lent, atWorst: total }} scale={most(each => each.total)} />
        <p className="quiet">
          {copy.picture.lent(money(lent))}, {copy.picture.more(money(extra))}
        </p>
      </Line>
      <Line name={copy.picture.emi} amount={money(emi)}>
        <Bar bar={{ certain: emi }} scale={most(each => each.emi)} />
        <p className="quiet">{copy.picture.salary(money(netPayFor(emi)))}</p>
      </Line>
      <Line name={copy.picture.study} amount={money(studyInterest)}>
        <Bar bar={{ certain: 0, atWorst: studyInterest }} scale={most(each => each.studyInterest)} />
      </Line>
    </figure>
  )
}

type LineProps = { name: string; amount: string; children: ReactNode }

const Line = ({ name, amount, children }: LineProps) => (
  <div className="stack-1">
    <div className="spread baseline gap-4 lines-0 tabular">
      <span>{name}</span> <strong>{amount}</strong>
    </div>
    {children}
  </div>
)
