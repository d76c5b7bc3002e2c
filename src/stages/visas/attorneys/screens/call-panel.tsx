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
import { BookedCall } from './booked-call.tsx'
import { attorneys } from './calls.ts'
import { EndedCall } from './ended-call.tsx'
import { KeptCall } from './kept-call.tsx'

/**
 * A call with an attorney: the booked one, or a new one to book. A booked call and a refund on its way stay visible
 * whatever becomes of the visa; only a new one is offered where it makes sense.
 */
export function CallPanel({ canBook }: { canBook: boolean }) {
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
      {open === undefined && canBook && <NewCall agents={agents} now={now} me={me} />}
      {open !== undefined && <OpenCall call={open} {...{ agents, phone, ahead, now }} />}
    </section>
  )
}

const LastCall = ({ call }: { call: CallView }) =>
  call.ending !== null && <EndedCall call={call} ending={call.ending} />

type OpenCallProps = Pick<MyCalls, 'agents' | 'phone' | 'now'> & { call: CallView; ahead: number }

function OpenCall({ call, ahead, ...rest }: OpenCallProps) {
  return call.confirmedAt === null && call.heldUntil !== null ? (
    <KeptCall call={call} heldUntil={call.heldUntil} ahead={ahead} />
  ) : (
    <BookedCall call={call} {...rest} />
  )
}

function NewCall(props: Pick<MyCalls, 'agents' | 'now'> & { me: string }) {
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
