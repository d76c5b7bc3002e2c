import type { OwnOrder } from '../contract.ts'
import { DetailsList } from './details-list.tsx'
import s from './products.module.css'

export const SentDetails = ({ order: { details } }: { order: OwnOrder }) => (
  <details className={s.sent}>
    <summary>What you sent</summary>
    <DetailsList details={details} />
  </details>
)
