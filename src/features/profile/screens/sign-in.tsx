import { useRead } from '#src/browser/reads.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { WaysToSignIn } from '#src/features/accounts/ways/screens/ways-to-sign-in.tsx'
import { accounts } from '#src/features/accounts/screens/session.ts'
import { Factors } from '#src/features/accounts/ways/screens/factors.tsx'
import { JoinAccount } from '#src/features/joining/screens/join-account.tsx'
import { agentWords, lastUse } from '#src/features/people/screens/agent-words.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import s from '#src/features/people/screens/profile.module.css'
import { readAgain } from '#src/browser/queries.ts'

export function SignIn() {
  return (
    <Part id="sign-in">
      <Ways />
      <section className={classes('heads-4 stack-4', s.part)} aria-label="Passkeys">
        <h2>Passkeys</h2>
        <p className="muted">
          A passkey is on your phone or computer and opens with your finger, your face or its PIN. Once you have one,
          it’s asked for where it matters most: your card’s number, a copy of your data, your ways to sign in.
        </p>
        <Factors />
      </section>
      <section className={classes('heads-4 stack-4', s.part)} aria-label="Another account of yours">
        <h2>Another account of yours</h2>
        <p className="muted">
          If you signed up twice, for example once by phone and once by e-mail, join the two. Nothing of either is lost.
        </p>
        <JoinAccount />
      </section>
      <section className={classes('heads-4 stack-4', s.part)} aria-label="Where you are signed in">
        <h2>Where you are signed in</h2>
        <Loaded query={useRead(accounts.sessions)}>{sessions => <Sessions sessions={sessions} />}</Loaded>
      </section>
    </Part>
  )
}

function Ways() {
  return (
    <section className={classes('heads-4 stack-4', s.part)} aria-label="How you sign in">
      <h2>How you sign in</h2>
      <p className="muted">
        Your Indian number may not work abroad in the first days. With a proved e-mail address and one more way you can
        always come in.
      </p>
      <WaysToSignIn />
    </section>
  )
}

type Session = {
  id: string
  agent: string
  createdAt: string
  usedAt: string
  zone: string | null
  isToken: boolean
  isThisOne: boolean
}

const nameOf = ({ agent, isToken }: Session): string =>
  isToken ? 'A program, with a token for an hour' : agentWords(agent)

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const revoke = useMutation({
    mutationFn: ({ id }: Session) => accounts.revoke({ id }),
    onSuccess: (_, session) => {
      toasts.success(`Signed out: ${nameOf(session)}`)
      return readAgain(queries, accounts.sessions.keyOf())
    },
    onError: error => toasts.error(error.message),
  })
  return (
    <ul className="stack-3 list">
      {sessions.map(session => (
        <li key={session.id} className={s.record}>
          <div className="share shrink close">
            <strong>{nameOf(session)}</strong>{' '}
            {session.isThisOne && (
              <span className={s.tag}>
                <Tag tone="waiting">This device</Tag>
              </span>
            )}
            <span className={s.detail}>
              since {formatDay(dayOf(Temporal.Instant.from(session.createdAt)))}
              {!session.isToken && `, ${lastUse(session.usedAt, session.zone)}`}
            </span>
          </div>
          {!session.isThisOne && (
            <Button
              kind="link"
              busy={revoke.isPending && revoke.variables.id === session.id}
              aria-label={`Sign out: ${nameOf(session)}`}
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
