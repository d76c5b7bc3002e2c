import type { ComponentType } from 'react'
import { dollars, formatMoney, type Money } from '#src/values/money.ts'
import { amounts as words } from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'

type Amounts = {
  finalPremium: number
  depositAmount: number
  groupDiscount: number
  referralDiscount: number
  invoice: number
  /** Of the invoice. */
  paid: number
  left: number
}

/** How the rest comes about: the premium, less what was paid and the discounts; `Beside` each what students see in rupees. */
export function AmountsList({ amounts, Beside }: { amounts: Amounts; Beside?: ComponentType<{ amount: Money }> }) {
  const rows = [
    { label: words.premium, cents: amounts.finalPremium },
    { label: words.deposit, cents: -amounts.depositAmount },
    { label: words.group, cents: -amounts.groupDiscount },
    { label: words.referral, cents: -amounts.referralDiscount },
    { label: words.bills, cents: -amounts.paid },
  ].filter(({ cents }) => cents !== 0)
  return (
    <dl className={classes('sums', s.amounts)} aria-label="Amounts">
      {[...rows, { label: words.left, cents: amounts.left }].map(({ label, cents }) => (
        <div className="ruled pad-y-2" key={label}>
          <dt>{label}</dt>
          <dd>
            {formatMoney(dollars(cents)).replace('-', '−')}
            {Beside !== undefined && <Beside amount={dollars(Math.abs(cents))} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
