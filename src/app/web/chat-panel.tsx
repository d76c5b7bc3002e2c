import { lazy, Suspense } from 'react'
import type { User } from '../../features/accounts/screens/session.ts'
import * as copy from '../../features/chat/copy.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, SkeletonRows } from '../../ui/skeleton.tsx'

const StudentChat = lazy(() => import('../../features/chat/screens/student-chat.tsx'))

type ChatPanelProps = { user: User; first: string | undefined; onClose: () => void }

/** Over whatever page one is on; the conversation itself is fetched when it is first opened. */
export function ChatPanel({ user, first, onClose }: ChatPanelProps) {
  if (user.isAnonymous) return <AccountFirst onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <Suspense
        fallback={
          <Loading label="Opening the chat">
            <SkeletonRows rows={4} />
          </Loading>
        }
      >
        <StudentChat user={user} first={first} />
      </Suspense>
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
