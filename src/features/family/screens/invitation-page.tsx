import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import { readAgain } from '#src/browser/queries.ts'
import { readOf } from '#src/browser/reads.ts'
import { keepTarget } from '#src/browser/session-storage.ts'
import { useUser, type User } from '#src/features/accounts/screens/session.ts'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import type { PageProps } from '#src/manifest/web.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { InvitationView } from '../contract.ts'
import { familyInvitations } from './api.ts'
import { useFamilyWords } from './use-words.ts'

const AddPhone = later(
  async () => (await import('#src/features/accounts/ways/screens/ways-to-sign-in.tsx')).AddPhone,
  <Loading />,
)

/** What somebody of the family sees by the link that a student sent them. Opening it changes nothing. */
export default function InvitationPage({ params: { token = '' } }: PageProps) {
  const said = useFamilyWords()
  const { invitation: copy } = said.words
  const { data, error } = useQuery({ ...readOf(familyInvitations.open, { token }), retry: false, staleTime: 0 })
  return (
    <VisitorPage title={copy.title} offer="nothing">
      <InLanguage says={[said]}>
        <div className="stack-4">
          <Card as="section">
            {data !== undefined && <Shown view={data} token={token} />}
            {data === undefined &&
              (error === null ? <Loading /> : <Closed title={copy.wrongTitle} why={said.say(error.message)} />)}
          </Card>
          <p className="quiet">{copy.what}</p>
        </div>
      </InLanguage>
    </VisitorPage>
  )
}

const Closed = ({ title, why }: { title: string; why: string }) => (
  <div className="stack-4">
    <h1>{title}</h1>
    <p>{why}</p>
  </div>
)

type ShownProps = { view: InvitationView; token: string }

function Shown({ view: { state, from, expiresAt }, token }: ShownProps) {
  const { words, dayOf, languageOf } = useFamilyWords()
  const { invitation: copy, over, refusals, relationNames } = words
  const user = useUser()
  if (state !== 'open' || from === null)
    return (
      <div className="stack-4">
        <Closed title={copy.overTitle} why={state === 'open' ? refusals.unknown : over[state]} />
        {state === 'used' && user != null && !user.isAnonymous && (
          <div>
            <ButtonLink href="/family">{copy.toFamily}</ButtonLink>
          </div>
        )}
      </div>
    )
  const { firstName, relation, headings } = from
  return (
    <div className="stack-4 text-3">
      <h1>{copy.heading(firstName)}</h1>
      <p>{copy.asWhom(firstName, relationNames[relation])}</p>
      <ul lang={languageOf('invitation.forFamily')}>
        {headings.map(heading => (
          <li key={heading}>{copy.forFamily[heading]}</li>
        ))}
      </ul>
      <p lang={languageOf('invitation.nothingElse')}>{copy.nothingElse}</p>
      <Accepting user={user} token={token} />
      <p className="quiet" lang={languageOf('invitation.until')}>
        {copy.until(dayOf(expiresAt, 'invitation.until'))}
      </p>
      <Notice tone="info">{copy.inDoubt}</Notice>
    </div>
  )
}

type AcceptingProps = { user: User | null | undefined; token: string }

/** With an account that has a number: who has none makes one, and comes back to this page. */
function Accepting({ user, token }: AcceptingProps) {
  const { invitation: copy } = useFamilyWords().words
  if (user === undefined) return <Loading rows={1} />
  if (user === null || user.isAnonymous) return <SignIn isGuest={user !== null} />
  if (user.primaryPhone === null)
    return (
      <section className="stack-3" aria-label={copy.phoneTitle}>
        <h2>{copy.phoneTitle}</h2>
        <p>{copy.phoneWhy}</p>
        <AddPhone onAdded={() => {}} />
      </section>
    )
  return <Accept token={token} />
}

const comeBack = () => keepTarget(location.pathname)

function SignIn({ isGuest }: { isGuest: boolean }) {
  const { invitation: copy } = useFamilyWords().words
  return (
    <>
      <p>{isGuest ? copy.guest : copy.account}</p>
      <Actions>
        <ButtonLink kind="primary" href="/sign-up" onClick={comeBack}>
          {copy.signUp}
        </ButtonLink>
        {!isGuest && (
          <ButtonLink href="/phone-sign-in" onClick={comeBack}>
            {copy.signIn}
          </ButtonLink>
        )}
      </Actions>
    </>
  )
}

function Accept({ token }: Pick<AcceptingProps, 'token'>) {
  const { words, say } = useFamilyWords()
  const { invitation: copy } = words
  const queries = useQueryClient()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const accept = useMutation({
    mutationFn: () => familyInvitations.accept({ token }),
    onSuccess: async () => {
      await readAgain(queries, 'session', 'family')
      navigate('/family', { replace: true })
      toasts.success(copy.accepted)
    },
  })
  return (
    <>
      {accept.error !== null && (
        <Notice tone="wrong" live>
          {say(accept.error.message)}
        </Notice>
      )}
      <Button kind="primary" wide busy={accept.isPending} onClick={() => accept.mutate(undefined)}>
        {copy.accept}
      </Button>
    </>
  )
}
