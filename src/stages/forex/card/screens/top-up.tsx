import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { CardView } from '../contract.ts'
import * as copy from '../copy.ts'
import { AskedNotice, WaitingForPayment } from './requested.tsx'
import { OrderForm } from './order-form.tsx'
import { useReturn } from './use-return.ts'

/** More dollars, and the way back to what they are wanted for. */
export function TopUp({ view }: { view: CardView }) {
  const back = useReturn()
  const [isEditing, setIsEditing] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { asked } = view
  const state = asked?.state
  const missing = back?.missing(view) ?? 0
  // Money that is here already is decided about first; then one goes back with what the card holds.
  const isBackNext = back !== undefined && missing === 0 && view.late.length === 0
  return (
    <section className="stack-4" aria-labelledby="card-top-up">
      <h3 id="card-top-up">{copy.topUp.title}</h3>
      {back !== undefined && (
        <Notice
          tone={missing === 0 ? 'done' : 'info'}
          action={
            <ButtonLink kind={isBackNext ? 'primary' : 'quiet'} href={back.path}>
              {copy.topUp.backToFee}
            </ButtonLink>
          }
        >
          {missing === 0 ? copy.topUp.enough : copy.topUp.forFee(formatMoney(dollars(missing)))}
        </Notice>
      )}
      {asked !== null && state === 'waiting' && !isEditing ? (
        <WaitingForPayment
          asked={asked}
          onEdit={() => setIsEditing(true)}
          next={view.late.length === 0 && !isBackNext}
        />
      ) : (
        <Stack gap={5}>
          {state !== undefined && state !== 'waiting' && state !== 'lapsed' && <AskedNotice state={state} />}
          {isWanted || isEditing || missing > 0 || (state !== undefined && state !== 'lapsed') ? (
            <OrderForm
              key={asked?.at ?? 'first'}
              view={view}
              returnTo={back?.path ?? '/forex/card-details'}
              suggested={missing}
              isNext={!isBackNext}
            />
          ) : (
            <div>
              <Button onClick={() => setWanted(true)}>{copy.topUp.add}</Button>
            </div>
          )}
        </Stack>
      )}
    </section>
  )
}
