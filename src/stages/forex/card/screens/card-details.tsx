import { readOf, useRead } from '#src/browser/reads.ts'
import { InRupees, RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { CardView } from '../contract.ts'
import { face } from '../copy.ts'
import { expiryOf } from '../rules.ts'
import { CardFace } from './card-face.tsx'
import { forexCard, cardSpending } from './api.ts'
import s from './card.module.css'
import { LatePayments, Spending } from './late.ts'
import { Ledger } from './ledger.tsx'
import { TopUp } from './top-up.tsx'
import { usePrinted } from './use-printed.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { AlsoThere, readKnown } from '#src/features/people/values/screens/use-known.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CardDetails, async queries => {
  const [{ card }] = await Promise.all([
    queries.fetchQuery(readOf(forexCard.read)),
    queries.fetchQuery(readOf(exchange.read)),
    readKnown(queries),
  ])
  if (card !== null) await queries.fetchQuery(readOf(cardSpending.spending))
})

/** The step where the card lives: the card and what it holds, topping it up, and every movement. */
function CardDetails() {
  const query = useRead(forexCard.read)
  if (query.data === undefined) return <Waiting query={query} />
  const { card } = query.data
  return (
    <Stack gap={6}>
      {card !== null && <Held card={card} cents={query.data.card_funds} />}
      {query.data.late.length > 0 && <LatePayments late={query.data.late} />}
      <div className="screen-only">
        <TopUp view={query.data} />
      </div>
      <AlsoThere at={['card']} />
      {card !== null && <Spending />}
      <Ledger movements={query.data.movements} />
    </Stack>
  )
}

type HeldProps = { card: NonNullable<CardView['card']>; cents: number }

function Held({ card, cents }: HeldProps) {
  const { proved, dialog } = useProof()
  const { shown, show, hide, isBusy } = usePrinted(proved)
  const expiry = shown && expiryOf(shown)
  return (
    <div className={s.held}>
      <CardFace name={card.name} last4={card.last4} number={shown?.number} expiry={expiry} />
      <div className={classes('stack-3', s.beside)}>
        <div>
          <h3>{face.balance}</h3>
          <p className={s.balance}>{formatMoney(dollars(cents))}</p>
          <p>
            <InRupees amount={dollars(cents)} />
          </p>
          <RupeesRate />
        </div>
        {shown === undefined ? (
          <div className="screen-only">
            <Button busy={isBusy} onClick={show}>
              {face.show}
            </Button>
          </div>
        ) : (
          <div className="screen-only">
            <CopyList
              label={face.kind}
              missing=""
              items={[
                { label: face.items.number, value: shown.number },
                { label: face.items.expiry, value: expiryOf(shown) },
                { label: face.items.cvc, value: shown.cvc },
                { label: face.items.name, value: card.name },
              ]}
            />
            <p className="quiet row-2 apart tabular">
              <span role="timer">{face.hidesIn(shown.left)}</span>
              <Button kind="link" onClick={hide}>
                {face.hide}
              </Button>
            </p>
          </div>
        )}
        <p className="quiet readable screen-only">{face.proof}</p>
      </div>
      {dialog}
    </div>
  )
}
