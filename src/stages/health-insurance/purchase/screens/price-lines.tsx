import { InRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { classes } from '#src/ui/classes.ts'
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
    <dl className={classes('sums', s.lines)}>
      <Line name="Premium" amount={shown(premium)} inRupees={premium} />
      <Line name="Deposit, paid first" amount={`−${shown(deposit)}`} inRupees={deposit} />
      {groupDiscount > 0 && <Line name="Group discount" amount={`−${shown(groupDiscount)}`} inRupees={groupDiscount} />}
      {referralDiscount > 0 && (
        <Line name="Referral discount" amount={`−${shown(referralDiscount)}`} inRupees={referralDiscount} />
      )}
      <Line name="Invoiced later" amount={shown(invoice)} inRupees={invoice} isSum />
      {bills.length > 1 && (
        <Line name={`In ${bills.length} monthly bills of`} amount={billWords(bills)} inRupees={bills[0]} />
      )}
    </dl>
  )
}

type LineProps = { name: string; amount: string; inRupees?: number | undefined; isSum?: boolean }

const Line = ({ name, amount, inRupees, isSum = false }: LineProps) => (
  <div className={isSum ? s.sum : undefined}>
    <dt>{name}</dt>
    <dd>
      {amount}
      {inRupees !== undefined && <InRupees amount={dollars(inRupees)} />}
    </dd>
  </div>
)

/** The cents that are left over are on the first ones. */
function billWords(bills: readonly number[]): string {
  const [first = 0, last = first] = [bills[0], bills.at(-1)]
  return first === last ? shown(first) : `${shown(first)}, then ${shown(last)}`
}
