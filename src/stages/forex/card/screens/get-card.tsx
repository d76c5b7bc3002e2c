import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Waiting } from '#src/ui/waiting.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import type { CardView } from '../contract.ts'
import * as copy from '../copy.ts'
import { AskedNotice, WaitingForPayment } from './requested.tsx'
import { forexCard } from './api.ts'
import { CardFace } from './card-face.tsx'
import s from './card.module.css'
import { OrderForm } from './order-form.tsx'
import { LatePayments } from './late.ts'
import { useReturn } from './use-return.ts'
import { whenWords } from './words.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { AlsoThere, readKnown } from '#src/features/people/values/screens/use-known.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(GetCard, queries =>
  Promise.all([
    queries.fetchQuery(readOf(forexCard.read)),
    queries.fetchQuery(readOf(exchange.read)),
    readKnown(queries),
  ]),
)

/** The step until there is a card: what is asked for, how its payment stands, and that the card is being made. */
function GetCard() {
  const query = useRead(forexCard.read)
  if (query.data === undefined) return <Waiting query={query} />
  const { late, paidAt } = query.data
  return (
    <Stack gap={6}>
      {late.length > 0 && <LatePayments late={late} />}
      {paidAt === null ? <Asking view={query.data} /> : <Making paidAt={paidAt} />}
      <AlsoThere at={['card']} />
    </Stack>
  )
}

function Asking({ view }: { view: CardView }) {
  const back = useReturn()
  const [isEditing, setIsEditing] = useState(false)
  const { asked, person } = view
  const state = asked?.state
  if (asked !== null && state === 'waiting' && !isEditing) {
    return <WaitingForPayment asked={asked} onEdit={() => setIsEditing(true)} next={view.late.length === 0} />
  }
  return (
    <Stack gap={5}>
      {state !== undefined && state !== 'waiting' && <AskedNotice state={state} />}
      <div className={s.intro}>
        <div className="stack-3">
          <h3>{copy.getCard.title}</h3>
          <p>{copy.getCard.lede}</p>
        </div>
        <CardFace name={asked?.name ?? person.name} />
      </div>
      <OrderForm view={view} returnTo={back?.path ?? '/forex/get-card'} suggested={back?.missing(view)} withName />
    </Stack>
  )
}

const Making = ({ paidAt }: { paidAt: string }) => (
  <Stack gap={5}>
    <Notice tone="waiting" live title={copy.making.title} />
    <ThreeThings
      did={{ what: copy.making.did, detail: whenWords(paidAt) }}
      holder={copy.making.holder}
      now={{ what: copy.making.now, detail: copy.making.nowDetail }}
      then={{ what: copy.making.next, detail: copy.making.nextDetail }}
    />
  </Stack>
)
