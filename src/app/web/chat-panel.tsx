import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { apiOf } from '../../browser/api.ts'
import type { Opening } from '../../browser/chat.ts'
import type { User } from '../../features/accounts/screens/session.ts'
import type { chatContract } from '../../features/chat/contract.ts'
import * as copy from '../../features/chat/copy.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, SkeletonRows } from '../../ui/skeleton.tsx'
import { named } from './here.ts'

const StudentChat = lazy(() => import('../../features/chat/screens/student-chat.tsx'))
const Intercom = lazy(async () => ({
  default: (await import('../../features/chat/screens/intercom.tsx')).Intercom,
}))

const chat = apiOf<typeof chatContract>('chat')
/** Whether another messenger stands in for ours: asked when the chat is first opened. */
const intercomQuery = queryOptions({
  queryKey: ['chat-intercom'],
  queryFn: () => chat.intercom({}),
  staleTime: Infinity,
})

type ChatPanelProps = { user: User; opening: Opening; onClose: () => void }

/** Over whatever page one is on; the conversation itself is fetched when it is first opened. */
export function ChatPanel({ user, opening, onClose }: ChatPanelProps) {
  if (user.isAnonymous) return <AccountFirst onClose={onClose} />
  return <OwnChat user={user} opening={opening} onClose={onClose} />
}

function OwnChat({ user, opening: { draft, about }, onClose }: ChatPanelProps) {
  const intercom = useQuery(intercomQuery)
  const waiting = (
    <Loading label="Opening the chat">
      <SkeletonRows rows={4} />
    </Loading>
  )
  if (intercom.data) {
    return (
      <Suspense>
        <Intercom identity={intercom.data} user={user} first={draft} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      {intercom.isPending ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <StudentChat user={user} first={draft} about={about && named(about)} />
        </Suspense>
      )}
    </Dialog>
  )
}

/** A guest has no chat identity (specification 1, section 6): here is the way to one. */
function AccountFirst({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.guest.title}
      actions={
        <>
          <ButtonLink kind="primary" href="/sign-up" onClick={onClose}>
            {copy.guest.way}
          </ButtonLink>
          <Button onClick={onClose}>{copy.guest.later}</Button>
        </>
      }
    >
      <p>{copy.guest.words}</p>
    </Dialog>
  )
}
