import { useQuery } from '@tanstack/react-query'
import { clockedReadOf } from '#src/browser/clocked-read.ts'
import { useChat } from '#src/browser/chat.ts'
import { GuestWords } from '#src/features/progress/screens/guest-words.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { useUser } from '#src/features/accounts/screens/session.ts'
import * as copy from '../copy.ts'
import { openSlots } from '../choosing/rules.ts'
import { registeredSlot } from '../rules.ts'
import { useTurningClock } from './use-clock.ts'
import { WebinarBody, type Shown } from './webinar-body.tsx'
import { webinars } from './webinars.ts'

/** A stage's webinars, or the one that a step of a student's own names. */
export type WebinarPanelProps = { stage: string } | { webinarId: string }

export default function WebinarPanel(props: WebinarPanelProps) {
  const user = useUser()
  return user?.isAnonymous === true ? <GuestWords words={copy.guest} /> : <Panel {...props} />
}

function Panel(props: WebinarPanelProps) {
  const query = useQuery(clockedReadOf(webinars.mine))
  if (query.data === undefined) return <Waiting query={query} what="the webinar" />
  const isWanted = ({ id, stage }: { id: string; stage: string | null }) =>
    'stage' in props ? stage === props.stage : id === props.webinarId
  const { registrations, ahead } = query.data
  return <AtItsTime webinars={query.data.webinars.filter(isWanted)} registrations={registrations} ahead={ahead} />
}

function AtItsTime({ webinars, registrations, ahead }: Omit<Shown, 'now'>) {
  const slots = webinars.flatMap(webinar => webinar.slots)
  const now = useTurningClock(slots, ahead)
  const isAnything =
    openSlots(slots, now).length > 0 ||
    registeredSlot({ slots, registrations }) !== undefined ||
    slots.some(({ hasRecording }) => hasRecording)
  if (!isAnything) return <NothingYet />
  return <WebinarBody webinars={webinars} registrations={registrations} ahead={ahead} now={now} />
}

function NothingYet() {
  const openChat = useChat()
  const { title, words, way, draft } = copy.nothingYet
  return (
    <EmptyState title={title} level={3} action={<Button onClick={() => openChat({ draft })}>{way}</Button>}>
      {words}
    </EmptyState>
  )
}
