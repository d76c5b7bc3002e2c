import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { OwnOrder } from '../contract.ts'
import * as copy from '../copy.ts'
import { isUnderWay, receiptOf, standingOf } from '../rules.ts'
import { rereads, sayReceived, productsApi } from './api.ts'
import { wordsOf } from './status-words.ts'
import { DetailsList } from './details-list.tsx'
import s from './products.module.css'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'

/** What one did, who has it and since when, what comes next. */
export function OrderStatus({ order }: { order: OwnOrder }) {
  const { now, holder, next } = wordsOf[order.kind]
  const standing = standingOf(order)
  return (
    <div className="heads-3 stack-5 packed">
      <ThreeThings
        did={{ what: `Asked for ${order.product.title}`, detail: since(order.sentAt) }}
        holder={holder[standing]}
        now={{ what: now[standing], ...detailOf(order) }}
        then={next[standing]}
      />
      <AlsoThere at={['orders']} />
      {order.grantedAt !== null && <Granted order={order} />}
      <SentDetails order={order} />
      {isUnderWay(order) && <Withdraw order={order} />}
    </div>
  )
}

function detailOf({ receivedAt, grantedAt, takenUpAt, takenUpBy, sentAt }: OwnOrder): Pick<Thing, 'detail'> {
  if (receivedAt !== null) return { detail: since(receivedAt) }
  if (grantedAt !== null) return { detail: `Since ${since(grantedAt)}` }
  if (takenUpAt === null) return { detail: `Since ${since(sentAt)}` }
  return { detail: `${takenUpBy ?? 'Our advisor'} passed it on ${since(takenUpAt)}` }
}

function since(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}

/** The answer, the code, and whether one has it in hand. */
function Granted({ order }: { order: OwnOrder }) {
  const { id, kind, sim, words, code, answeredBy, receivedAt } = order
  const receive = useVerb(() => sayReceived(order, true), { rereads, done: wordsOf[kind].inHand })
  const unreceive = useVerb(() => sayReceived(order, false), { rereads })
  const name = kind === 'phone-plan' ? copy.codeNames[sim ?? 'sim'] : copy.codeNames[kind]
  return (
    <section className="heads-3 stack-5 packed" aria-label="The answer" aria-live="polite">
      <div>
        <h3>What comes next</h3>
        <p className="readable breakable as-typed">{words}</p>
        <p className="quiet">{answeredBy ?? 'Our advisor'} wrote this.</p>
      </div>
      {code !== '' && <CopyList label={name} items={[{ label: name, value: code }]} missing="" />}
      {sim === 'esim' && code !== '' && <p className="quiet">{copy.esimHow}</p>}
      <div>
        <Actions>
          {receivedAt === null ? (
            <Button kind="primary" busy={receive.isPending} onClick={() => receive.mutate(undefined)}>
              {wordsOf[kind].receive}
            </Button>
          ) : (
            <Button kind="link" busy={unreceive.isPending} onClick={() => unreceive.mutate(undefined)}>
              I do not have it after all
            </Button>
          )}
        </Actions>
        <KeptHere thing={receiptOf(id)} />
      </div>
    </section>
  )
}

const SentDetails = ({ order: { details } }: { order: OwnOrder }) => (
  <details className={s.sent}>
    <summary>What you sent</summary>
    <DetailsList details={details} />
  </details>
)

/** Asked twice: the partner may have begun with it. */
function Withdraw({ order: { id, product, takenUpAt } }: { order: OwnOrder }) {
  return (
    <div>
      <ConfirmVerb
        label="Take it back"
        title={`Take back ${product.title}?`}
        confirm="Take it back"
        keep="Leave it"
        act={() => productsApi.withdraw({ id })}
        rereads={rereads}
        done="Taken back. You may choose another now."
      >
        <p>
          {takenUpAt === null
            ? 'It has not gone to the partner yet, and will not.'
            : 'It is with the partner already: our advisor tells them that you do not want it any more.'}
        </p>
      </ConfirmVerb>
    </div>
  )
}
