import { useRead } from '#src/browser/reads.ts'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '#src/ui/link.tsx'
import type { PersonView } from '../contract.ts'
import { ActionList } from './actions.tsx'
import { desk } from './api.ts'
import s from './desk-screens.module.css'
import { GrantRole } from './grant-role.tsx'
import { ResetSecondFactors } from './reset-second-factors.tsx'
import { Roles } from './roles.tsx'
import { Seats } from './seats.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { linkLife } from '../copy.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'

/** One person: who they are, what they may do, and what was done about it. */
export function Person({ id, me }: { id: string; me: string }) {
  const person = useRead(desk.person, { id })
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
    <dl className="pairs">
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

/** For a student who cannot get in: shown once, to be sent to them, and to nobody else. */
function SignInLink({ person }: { person: PersonView }) {
  const toasts = useToasts()
  const make = useMutation({ mutationFn: () => desk.makeSignInLink({ id: person.id }) })
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.success('The link is copied.')
    } catch {
      toasts.info('Your browser does not let us copy. Select the link and copy it yourself.')
    }
  }
  return (
    <section>
      <Stack gap={3}>
        <h2>Sign-in link</h2>
        <p className="muted">
          For {person.name}, who cannot get in. Make sure that you are talking to them. {linkLife} It is written down
          that you made it.
        </p>
        {make.data === undefined ? (
          <div>
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              Make a link
            </Button>
          </div>
        ) : (
          <>
            <p className={s.link}>{make.data.url}</p>
            <div>
              <Button onClick={() => void copy(make.data.url)}>Copy the link</Button>
            </div>
          </>
        )}
        {make.isError && (
          <Notice tone="wrong" live>
            {make.error.message}
          </Notice>
        )}
      </Stack>
    </section>
  )
}

/** For a phone that was lost. */
function EndSessions({ person: { id, name }, isMe }: { person: PersonView; isMe: boolean }) {
  const toasts = useToasts()
  return (
    <section>
      <h2>Sessions</h2>
      <p className="muted">
        {isMe ? 'Signs you out everywhere but here.' : `Signs ${name || 'them'} out everywhere, at once.`}
      </p>
      <div>
        <ConfirmVerb
          button="danger"
          label="End all sessions"
          title={`End all sessions of ${name || 'this person'}?`}
          confirm="End them"
          keep="Leave them"
          act={() => desk.endSessions({ id })}
          rereads={['people']}
          done={({ ended }) => toasts.success(ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`)}
        >
          <p>They sign in again to go on. Nothing that they saved is lost. It is written down that you did this.</p>
        </ConfirmVerb>
      </div>
    </section>
  )
}
