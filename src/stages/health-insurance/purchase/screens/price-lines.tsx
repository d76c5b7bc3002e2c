import { dollars, formatMoney } from '#src/values/money.ts'
import s from './purchase.module.css'

export type PriceLinesProps = {
  premium: number
  deposit: number
  groupDiscount: number
  referralDiscount: number
  invoice: number
  bills: readonly number[]
  /** Nothing was paid yet. */
  isToPay?: boolean
}

const shown = (cents: number): string => formatMoney(dollars(cents))

/** What it costs, what of it is paid first, and how the rest comes. */
export function PriceLines({ premium, deposit, groupDiscount, referralDiscount, invoice, bills }: PriceLinesProps) {
  return (
    <dl className={s.lines}>
      <Line name="Premium" amount={shown(premium)} />
      <Line name="Deposit, paid first" amount={`−${shown(deposit)}`} />
      {groupDiscount > 0 && <Line name="Group discount" amount={`−${shown(groupDiscount)}`} />}
      {referralDiscount > 0 && <Line name="Referral discount" amount={`−${shown(referralDiscount)}`} />}
      <Line name="Invoiced later" amount={shown(invoice)} isSum />
      {bills.length > 1 && <Line name={`In ${bills.length} monthly bills of`} amount={billWords(bills)} />}
    </dl>
  )
}

const Line = ({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) => (
  <div className={isSum ? s.sum : undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

/** The cents that are left over are on the first ones. */
function billWords(bills: readonly number[]): string {
  const [first = 0, last = first] = [bills[0], bills.at(-1)]
  return first === last ? shown(first) : `${shown(first)}, then ${shown(last)}`
}
