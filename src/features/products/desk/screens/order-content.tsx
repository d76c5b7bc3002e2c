import { Notice } from '#src/ui/notice.tsx'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { asksSsn, noSsn, perTime } from '#src/features/products/copy.ts'
import { DetailsList } from '#src/features/products/screens/details-list.tsx'
import type { DeskOrder } from '../contract.ts'
import s from './desk-products.module.css'

/** What the partner needs, and on which terms it was asked. */
export function OrderContent({ order }: { order: DeskOrder }) {
  const { kind, product, asOffered, sentAt, details } = order
  return (
    <>
      <p className={s.quiet}>
        {product.provider}. {formatMoney(dollars(product.price))} {perTime[kind]}.{' '}
        {asOffered.needsSsn ? asksSsn : noSsn}. As the student read it, from{' '}
        {formatDay(Temporal.PlainDate.from(asOffered.checkedOn))}. Sent <When at={sentAt} />.
      </p>
      <DetailsList details={details} />
      <Notice tone="info">The student agreed that these go to {product.provider}, for this alone.</Notice>
    </>
  )
}
