import type { chatContracts } from '../contract.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { readOf } from '#src/browser/reads.ts'
import { apiOf } from '#src/browser/api.ts'
import type { NamedPlace, Opening, Place } from '#src/browser/chat.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import * as copy from '../copy.ts'
import { Beside } from '#src/ui/beside.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Loading } from '#src/ui/skeleton.tsx'

const StudentChat = lazy(() => import('./student-chat.tsx'))
const Intercom = lazy(async () => ({
  default: (await import('./intercom.tsx')).Intercom,
}))

const { chat } = apiOf<typeof chatContracts>()

type ChatPanelProps = {
  user: User
  opening: Opening
  titled: (place: Place) => NamedPlace | undefined
  onClose: () => void
}

/** Over whatever page one is on; the conversation itself is fetched when it is first opened. */
export function ChatPanel(props: ChatPanelProps) {
  if (props.user.isAnonymous) return <AccountFirst onClose={props.onClose} />
  return <OwnChat {...props} />
}

function OwnChat({ user, opening: { draft, about }, titled, onClose }: ChatPanelProps) {
  // Whether another messenger stands in for ours.
  const intercom = useQuery({ ...readOf(chat.intercom), staleTime: Infinity })
  const waiting = <Loading label="Opening the chat" />
  if (intercom.data) {
    return (
      <Suspense>
        <Intercom identity={intercom.data} user={user} first={draft} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Beside title={copy.title} onClose={onClose}>
      {intercom.data === undefined && !intercom.isError ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <StudentChat user={user} first={draft} about={about && titled(about)} />
        </Suspense>
      )}
    </Beside>
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
