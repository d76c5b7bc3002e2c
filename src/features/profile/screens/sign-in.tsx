import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { useChat } from '../../../browser/chat.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { dayOf, formatDay } from '../../../values/dates.ts'
import { successes } from '../../accounts/copy.ts'
import { accounts, type User } from '../../accounts/screens/session.ts'
import { keepLinkEmail } from '../../../browser/keeping.ts'
import { agentWords } from './agent-words.ts'
import { Part, Read } from './part.tsx'
import s from './profile.module.css'

const sessionsQuery = queryOptions({ queryKey: ['session', 'list'], queryFn: () => accounts.sessions({}) })

export function SignIn({ user }: { user: User }) {
  return (
    <Part id="sign-in">
      <Ways user={user} />
      <section className={s.part} aria-label="Where you are signed in">
        <h2>Where you are signed in</h2>
        <Read query={useQuery(sessionsQuery)}>{sessions => <Sessions sessions={sessions} />}</Read>
      </section>
    </Part>
  )
}

function Ways({ user: { primaryEmail, primaryPhone } }: { user: User }) {
  const openChat = useChat()
  const missing = primaryEmail === null ? 'e-mail address' : primaryPhone === null ? 'phone number' : undefined
  return (
    <section className={s.part} aria-label="How you sign in">
      <h2>How you sign in</h2>
      <Card>
        <dl className={s.facts}>
          <dt>E-mail</dt>
          <dd>{primaryEmail ?? 'none yet'}</dd>
          <dt>Phone</dt>
          <dd>{primaryPhone ?? 'none yet'}</dd>
        </dl>
      </Card>
      {missing !== undefined && (
        <Notice
          tone="info"
          title={`Add your ${missing} before you fly`}
          action={
            <Button kind="link" onClick={() => openChat({ draft: `Please add a ${missing} to my account.` })}>
              Ask Asha to add it
            </Button>
          }
        >
          Your Indian number may not work abroad in the first days. With two ways you can always come in.
        </Notice>
      )}
      {primaryEmail !== null && <Letters email={primaryEmail} />}
    </section>
  )
}

/** By a link, the address is proved; by the other, the password is new. */
function Letters({ email }: { email: string }) {
  const toasts = useToasts()
  const failed = (error: Error) => toasts.error(error.message)
  const prove = useMutation({ mutationFn: () => accounts.sendLink({ email }), onError: failed })
  const reset = useMutation({ mutationFn: () => accounts.sendReset({ email }), onError: failed })
  const sendProof = () => prove.mutate(undefined, { onSuccess: () => keepLinkEmail(email) })
  return (
    <>
      <Actions>
        <Button busy={prove.isPending} onClick={sendProof}>
          Send a link to prove this address
        </Button>
        <Button busy={reset.isPending} onClick={() => reset.mutate()}>
          Set a new password
        </Button>
      </Actions>
      {prove.isSuccess && (
        <Notice tone="done" live>
          {successes.linkSent(email)}
        </Notice>
      )}
      {reset.isSuccess && (
        <Notice tone="done" live>
          {successes.resetSent(email)}
        </Notice>
      )}
    </>
  )
}

type Session = { id: string; agent: string; createdAt: string; isThisOne: boolean }

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const revoke = useMutation({
    mutationFn: ({ id }: Session) => accounts.revoke({ id }),
    onSuccess: (_, session) => {
      toasts.success(`Signed out: ${agentWords(session.agent)}`)
      return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: error => toasts.error(error.message),
  })
  return (
    <ul className={s.records}>
      {sessions.map(session => (
        <li key={session.id} className={s.record}>
          <div className={s.words}>
            <strong>{agentWords(session.agent)}</strong>{' '}
            {session.isThisOne && (
              <span className={s.tag}>
                <Tag tone="waiting">This device</Tag>
              </span>
            )}
            <span className={s.detail}>since {formatDay(dayOf(Temporal.Instant.from(session.createdAt)))}</span>
          </div>
          {!session.isThisOne && (
            <Button
              kind="link"
              busy={revoke.isPending && revoke.variables.id === session.id}
              aria-label={`Sign out: ${agentWords(session.agent)}`}
              onClick={() => revoke.mutate(session)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
