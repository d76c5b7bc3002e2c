import { OrderQueue, OrderState } from './order-queue.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { standingOf } from '#src/features/products/rules.ts'
import type { DeskOrder } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
import s from '#src/features/products/screens/products.module.css'
import { productsDesk } from './api.ts'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { asksSsn, noSsn, perTime } from '#src/features/products/copy.ts'
import { DetailsList } from '#src/features/products/screens/details-list.tsx'

/** What waits, or the one that is open. */
export const DeskOrders = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <OrderQueue /> : <OrderPage key={id} id={id} me={me} />

/** What a student asked a partner for, and what the partner answered. */
function OrderPage({ id, me }: { id: string; me: string }) {
  const found = useRead(productsDesk.order, { id })
  const student = found.data?.student
  return (
    <DeskPage
      title={student === undefined ? 'Order' : `${student.name}’s order`}
      what="order"
      back={{ href: '/desk/orders', to: 'all orders' }}
      links={student !== undefined && <Link href={`/desk/students/${student.id}`}>Their journey</Link>}
      query={found}
      gone="The student may have closed their account: nothing of it is kept then."
    >
      {order => (
        <div className={s.page}>
          <section className={s.part} aria-labelledby="asked">
            <div className="row-3">
              <h2 className="text-4" id="asked">
                {order.product.title}
              </h2>
              <OrderState order={order} />
            </div>
            <OrderContent order={order} />
          </section>
          <Answering order={order} me={me} />
        </div>
      )}
    </DeskPage>
  )
}

function Answering({ order, me }: { order: DeskOrder; me: string }) {
  const standing = standingOf(order)
  if (standing === 'withdrawn') {
    return (
      <Notice tone="info" live title={`${order.student.name} took it back`}>
        <When at={order.withdrawnAt ?? order.sentAt} />. Tell the partner, if it was passed on.
      </Notice>
    )
  }
  if (standing === 'waits' || standing === 'taken-up') {
    return (
      <>
        <TakeUp order={order} />
        <section className={s.part} aria-labelledby="answer">
          <h2 className="text-4" id="answer">
            What the partner answered
          </h2>
          <div className={s.form}>
            <AnswerForm order={order} me={me} />
          </div>
        </section>
      </>
    )
  }
  return <Answered order={order} me={me} />
}

function TakeUp({ order: { id, version, takenUpAt, takenUpBy } }: { order: DeskOrder }) {
  const takeUp = useVerb(productsDesk.takeUp, { rereads: ['products'], done: 'Noted. The student sees who has it.' })
  if (takenUpAt !== null) {
    return (
      <Notice tone="waiting" live title={`${takenUpBy ?? 'Somebody'} passed it on`}>
        <When at={takenUpAt} />. It waits for the partner.
      </Notice>
    )
  }
  return (
    <div>
      <Button kind="primary" busy={takeUp.isPending} onClick={() => takeUp.mutate({ id, version })}>
        I have passed it on
      </Button>
    </div>
  )
}

function Answered({ order, me }: { order: DeskOrder; me: string }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { grantedAt, declinedAt, receivedAt, answeredBy, words, hasCode } = order
  const isYes = grantedAt !== null
  return (
    <section className={s.part}>
      <Notice
        tone={isYes ? 'done' : 'wrong'}
        live
        title={isYes ? 'The partner said yes' : 'The partner said no'}
        action={!isCorrecting && <Button onClick={() => setCorrecting(true)}>Correct it</Button>}
      >
        <p className="readable breakable as-typed">{words}</p>
        {hasCode && <p>With a code, which only the student sees.</p>}
        <p>
          {answeredBy ?? 'Somebody who has left'}, <When at={grantedAt ?? declinedAt ?? order.changedAt} />.
        </p>
        {receivedAt !== null && (
          <p>
            The student has it in hand since <When at={receivedAt} />.
          </p>
        )}
      </Notice>
      {isCorrecting && (
        <div className={s.form}>
          <AnswerForm order={order} me={me} onDone={() => setCorrecting(false)} />
        </div>
      )}
    </section>
  )
}

/** What the partner needs, and on which terms it was asked. */
function OrderContent({ order }: { order: DeskOrder }) {
  const { kind, product, asOffered, sentAt, details } = order
  return (
    <>
      <p className="quiet">
        {product.provider}. {formatMoney(dollars(product.price))} {perTime[kind]}.{' '}
        {asOffered.needsSsn ? asksSsn : noSsn}. As the student read it, from{' '}
        {formatDay(Temporal.PlainDate.from(asOffered.checkedOn))}. Sent <When at={sentAt} />.
      </p>
      <DetailsList details={details} />
      <Notice tone="info">The student agreed that these go to {product.provider}, for this alone.</Notice>
    </>
  )
}
