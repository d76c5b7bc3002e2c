import { useRead } from '#src/browser/reads.ts'
import { RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import type { ComponentType } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CounterView, ProductView, OwnOrder } from '../contract.ts'
import * as copy from '../copy.ts'
import { counters, standingOf, type ProductKind } from '../rules.ts'
import { OrderStatus } from './order-status.tsx'
import { Price, TermsList } from './product-card.tsx'
import { chosenIn, productsApi } from './api.ts'
import { useProductSource } from './product-source.ts'
import s from './products.module.css'
import { dayOf, formatDay } from '#src/values/dates.ts'

export type OrderFormProps = { product: ProductView; contact: CounterView['contact']; owner: string }

type OrderPanelProps = {
  kind: ProductKind
  /** What is asked for, once one is chosen. */
  Form: ComponentType<OrderFormProps>
  /** To compare again, where that is done on the same page. */
  onAnother?: () => void
}

/** What stands between choosing and having it: the form, and then who has it and what comes next. */
export function OrderPanel({ kind, Form, onAnother }: OrderPanelProps) {
  const user = useUser()
  const counter = useRead(productsApi.read, { kind })
  if (counter.data === undefined || !user) return <Waiting query={counter} />
  const { orders, contact } = counter.data
  const last = orders.find(order => standingOf(order) !== 'withdrawn')
  if (last !== undefined && last.declinedAt === null) return <OrderStatus order={last} />
  const chosen = chosenIn(counter.data)
  return (
    <div className="heads-3 stack-5 packed">
      {last !== undefined && <Declined order={last} />}
      {user.isAnonymous ? (
        <ForGuests />
      ) : chosen === undefined || chosen.retiredAt !== null ? (
        <ToChoose kind={kind} isRetired={chosen !== undefined} />
      ) : (
        <>
          <Chosen product={chosen} onAnother={onAnother} />
          <Form key={chosen.id} product={chosen} contact={contact} owner={user.id} />
        </>
      )}
    </div>
  )
}

const ForGuests = () => (
  <Notice
    tone="info"
    title="This needs an account"
    action={
      <ButtonLink kind="primary" href="/sign-up">
        Make an account
      </ButtonLink>
    }
  >
    The partner’s answer comes back to you here, so we must know you again. What you chose stays.
  </Notice>
)

function ToChoose({ kind, isRetired }: { kind: ProductKind; isRetired: boolean }) {
  return (
    <Notice
      tone="info"
      title={isRetired ? copy.chosenRetired : copy.notChosen[kind]}
      action={
        <ButtonLink kind="primary" href={counters[kind].comparePage}>
          Compare
        </ButtonLink>
      }
    >
      Then we pass your details on to the one you chose, and tell you what they say.
    </Notice>
  )
}

type ChosenProps = { product: ProductView; onAnother: (() => void) | undefined }

function Chosen({ product, onAnother }: ChosenProps) {
  const { line } = useProductSource(product)
  return (
    <section aria-label={copy.yourChoice}>
      <div className="heads-3 spread baseline gap-4 lines-1">
        <h3>{product.title}</h3>
        <Price product={product} />
      </div>
      <p className="quiet">
        {product.provider}. {product.needsSsn ? copy.asksSsn : copy.noSsn}. {line}
      </p>
      {product.price > 0 && <RupeesRate />}
      <details className={s.sent}>
        <summary>Its terms</summary>
        <TermsList product={product} />
      </details>
      {onAnother === undefined ? (
        <ButtonLink kind="link" href={counters[product.kind].comparePage}>
          Choose another
        </ButtonLink>
      ) : (
        <Button kind="link" onClick={onAnother}>
          Choose another
        </Button>
      )}
    </section>
  )
}

/** Why not; below it one may ask again, or somebody else. */
function Declined({ order: { product, declinedAt, words } }: { order: OwnOrder }) {
  const day = declinedAt === null ? '' : formatDay(dayOf(Temporal.Instant.from(declinedAt)))
  return (
    <Notice tone="wrong" live title={`${product.title}: the partner said no on ${day}`}>
      <p className="readable breakable as-typed">{words}</p>
      <p>You can apply again below, or choose another first. A no here says nothing about the others.</p>
    </Notice>
  )
}
