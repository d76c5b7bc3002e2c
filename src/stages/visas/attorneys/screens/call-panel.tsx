import { useQuery } from '@tanstack/react-query'
import { clockedReadOf } from '#src/browser/clocked-read.ts'
import { useChat } from '#src/browser/chat.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { CallView, MyCalls } from '../contract.ts'
import * as copy from '../copy.ts'
import { BookCall } from './book-call.tsx'
import { BookedCall, CallTicket } from './booked-call.tsx'
import { attorneys, useCallVerb } from './calls.ts'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { dayOf, formatDay, formatClock } from '#src/values/dates.ts'
import type { Ending } from '../rules.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Actions } from '#src/ui/actions.tsx'

type CallPanelProps = {
  canBook: boolean
  /** Nothing else on the page is to be done first: its button is the one that stands out. */
  isNext: boolean
}

/**
 * A call with an attorney: the booked one, or a new one to book. A booked call and a refund on its way stay visible
 * whatever becomes of the visa; only a new one is offered where it makes sense.
 */
export function CallPanel({ canBook, isNext }: CallPanelProps) {
  const query = useQuery(clockedReadOf(attorneys.read))
  const me = useUser()?.id
  if (query.data === undefined || me === undefined) return canBook ? <Waiting query={query} /> : null
  const { calls, agents, phone, ahead, now } = query.data
  const [latest] = calls
  const open = calls.find(({ endedAt }) => endedAt === null)
  if (!canBook && open === undefined && latest?.refund == null) return null
  return (
    <section className="stack-5" aria-labelledby="attorney-call">
      <h3 className="text-4" id="attorney-call">
        {open === undefined ? copy.title : copy.yourCall}
      </h3>
      {open === undefined && latest === undefined && <p>{copy.lede}</p>}
      {open === undefined && latest !== undefined && <LastCall call={latest} />}
      {open === undefined && canBook && <NewCall agents={agents} now={now} me={me} isNext={isNext} />}
      {open !== undefined && <OpenCall call={open} {...{ agents, phone, ahead, now, isNext }} />}
    </section>
  )
}

const LastCall = ({ call }: { call: CallView }) =>
  call.ending !== null && <EndedCall call={call} ending={call.ending} />

type OpenCallProps = Pick<MyCalls, 'agents' | 'phone' | 'now'> & { call: CallView; ahead: number; isNext: boolean }

function OpenCall({ call, ahead, ...rest }: OpenCallProps) {
  return call.confirmedAt === null && call.heldUntil !== null ? (
    <KeptCall call={call} heldUntil={call.heldUntil} ahead={ahead} isNext={rest.isNext} />
  ) : (
    <BookedCall call={call} {...rest} />
  )
}

function NewCall(props: Pick<MyCalls, 'agents' | 'now'> & { me: string; isNext: boolean }) {
  const openChat = useChat()
  const isAnyFree = props.agents.some(({ slots }) => Object.keys(slots).length > 0)
  if (isAnyFree) return <BookCall {...props} />
  return (
    <EmptyState
      title={copy.nobodyFree.title}
      level={3}
      action={<Button onClick={() => openChat({ draft: copy.nobodyFree.draft })}>{copy.nobodyFree.way}</Button>}
    >
      {copy.nobodyFree.words}
    </EmptyState>
  )
}

const tones: Record<Ending, NoticeTone> = {
  cancelled: 'info',
  'cancelled-by-us': 'wrong',
  held: 'done',
  passed: 'info',
  lapsed: 'wrong',
}

/** How the last call came to its end, and what becomes of money for it. */
function EndedCall({ call, ending }: { call: CallView; ending: Ending }) {
  const openChat = useChat()
  const { agent, slot, refund } = call
  return (
    <Notice
      tone={tones[ending]}
      live
      action={
        ending === 'passed' && (
          <Button onClick={() => openChat({ draft: copy.notHeld(agent.name) })}>It did not take place</Button>
        )
      }
    >
      <p>{copy.ended[ending](agent.name, formatDay(dayOf(Temporal.Instant.from(slot))))}</p>
      {refund !== null && <p>{refund.sentAt === null ? copy.refundToCome : copy.refundGone}</p>}
    </Notice>
  )
}

type KeptCallProps = { call: CallView; heldUntil: string; ahead: number; isNext: boolean }

/** A paid call whose time is kept while it is being paid. */
function KeptCall({ call, heldUntil, ahead, isNext }: KeptCallProps) {
  const pay = useCallVerb(async () => location.assign((await attorneys.pay({})).url))
  const giveUp = useCallVerb(() => attorneys.cancel({}), copy.givenBack)
  const isOver = useNow().epochMilliseconds + ahead >= Date.parse(heldUntil)
  return (
    <div className="stack-5">
      <Notice
        tone="waiting"
        live
        title={isOver ? copy.holdEnded : `Kept for you until ${formatClock(Temporal.Instant.from(heldUntil))} IST`}
      >
        {copy.afterPaying}
      </Notice>
      <CallTicket call={call} />
      <Actions>
        {!isOver && (
          <Button kind={isNext ? 'primary' : 'quiet'} busy={pay.isPending} onClick={() => pay.mutate({})}>
            {copy.payNow(call.price ?? 0)}
          </Button>
        )}
        <Button kind="link" busy={giveUp.isPending} onClick={() => giveUp.mutate({})}>
          Give this time back
        </Button>
      </Actions>
    </div>
  )
}
