import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#src/ui/link.tsx'
import type { PersonView } from '../contract.ts'
import { ActionList } from './actions.tsx'
import { personQuery } from './desk-queries.ts'
import s from './desk-screens.module.css'
import { EndSessions } from './end-sessions.tsx'
import { GrantRole } from './grant-role.tsx'
import { ResetSecondFactors } from './reset-second-factors.tsx'
import { Roles } from './roles.tsx'
import { Seats } from './seats.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'

/** One person: who they are, what they may do, and what was done about it. */
export function Person({ id, me }: { id: string; me: string }) {
  const person = useQuery(personQuery(id))
  return (
    <DeskPage
      title={person.data?.name || 'Person'}
      what="person"
      back={{ href: '/desk/people', to: 'all people' }}
      query={person}
    >
      {found => (
        <>
          <Facts person={found} />
          {!found.isGuest && <Roles person={found} isMe={id === me} />}
          {!found.isGuest && <GrantRole person={found} />}
          {!found.isGuest && found.seats.length === 0 && <SignInLink person={found} />}
          {!found.isGuest && id !== me && <ResetSecondFactors person={found} />}
          <EndSessions person={found} isMe={id === me} />
          <section>
            <h2>What was done</h2>
            <ActionList about={id} />
          </section>
        </>
      )}
    </DeskPage>
  )
}

function Facts({ person }: { person: PersonView }) {
  return (
    <dl className={s.facts}>
      <dt>Is</dt>
      <dd>
        <Seats person={person} />
      </dd>
      <dt>E-mail</dt>
      <dd>{person.email ?? 'None'}</dd>
      <dt>Phone</dt>
      <dd>{person.phone ?? 'None'}</dd>
      <dt>Since</dt>
      <dd>
        <When at={person.createdAt} />
      </dd>
      {!person.isGuest && (
        <>
          <dt>Chat</dt>
          <dd>
            <Link href={`/desk/chats/${person.id}`}>Open the conversation</Link>
          </dd>
        </>
      )}
    </dl>
  )
}
