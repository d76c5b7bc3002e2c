import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { isForInsurance, readArrival } from '../../browser/arrival.ts'
import { ChatContext, useChat, type OpenChat, type Opening } from '../../browser/chat.ts'
import { followLeaving } from '../../browser/leaving.ts'
import { followChanges } from '../../browser/live.ts'
import { sendWhatIsKept } from '../../browser/unsent/sender.ts'
import { queries, readAgain } from '../../browser/queries.ts'
import { LogoutButton } from '../../features/accounts/screens/logout-button.tsx'
import { sessionQuery, type User } from '../../features/accounts/screens/session.ts'
import { syncDrafts } from '../../features/drafts/screens/saving-drafts.ts'
import { ChatButton } from '../../features/chat/screens/chat-button.tsx'
import { stages } from '../../stages/stages.ts'
import { useZone } from '../../features/profile/screens/use-zone.ts'
import { JourneyContext } from '../../features/progress/screens/reading.ts'
import { useTurns } from '../../features/progress/screens/use-turns.ts'
import { Bell } from '../../features/notifications/screens/bell.tsx'
import { later } from '../../ui/later.tsx'
import { PageLoading } from '../../ui/page-loading.tsx'
import { NewsOutlet } from '../../ui/news-outlet.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { useAwake } from '../../ui/written.ts'
import { countStages } from './analytics.ts'
import { ChatPanel } from './chat-panel.tsx'
import { placeAt } from './here.ts'
import { journeyTable } from './journey-table.ts'
import { UnsentBar } from './unsent/unsent-bar.tsx'
import { getStageReady, StageRoute } from './stage-route.tsx'
import s from './signed-in.module.css'

countStages(stages)

const whole = <PageLoading />

const Home = later(async () => (await import('./home.tsx')).Home, whole)
const Terms = later(async () => (await import('../../features/legal/screens/terms-page.tsx')).TermsPage, whole)
const Privacy = later(async () => (await import('../../features/legal/screens/privacy-page.tsx')).PrivacyPage, whole)
const AuthActions = later(
  async () => (await import('../../features/accounts/screens/auth-actions.tsx')).AuthActions,
  whole,
)
const VerifyLink = later(
  async () => (await import('../../features/accounts/screens/verify-link.tsx')).VerifyLink,
  whole,
)
const NewPassword = later(
  async () => (await import('../../features/accounts/screens/new-password.tsx')).NewPassword,
  whole,
)
const SignUp = later(async () => (await import('../../features/accounts/screens/sign-up.tsx')).SignUpScreen, whole)
const Unsubscribe = later(
  async () => (await import('../../features/notifications/screens/unsubscribe.tsx')).Unsubscribe,
  whole,
)
const Profile = later(async () => (await import('../../features/profile/screens/profile.tsx')).Profile, whole)
const Onboarding = later(
  async () => (await import('../../features/profile/screens/onboarding/onboarding.tsx')).Onboarding,
  whole,
)
const Library = later(async () => (await import('../../features/content/screens/library.tsx')).Library, whole)
const SopFeedback = later(
  async () => (await import('../../stages/sop-review/feedback/screens/feedback-page.tsx')).FeedbackPage,
  whole,
)

const Gate = later(async () => (await import('../../features/accounts/second-factor/screens/gate.tsx')).Gate, whole)
const CameByOurLink = later(
  async () => (await import('../../features/accounts/proof/screens/came-by-our-link.tsx')).CameByOurLink,
  null,
)

const TakingOver = lazy(() => import('../../stages/health-insurance/arrival/screens/taking-over.tsx'))

/** What an address shows first, if that comes in a script of its own. */
export function getReady(path: string): Promise<unknown> {
  const [, name = ''] = path.split('/')
  return (parts[name] ?? getStageReady)(path)
}

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '': Home.ready,
  profile: Profile.ready,
  library: Library.ready,
}

export function SignedIn({ user }: { user: User }) {
  const [path] = useLocation()
  const [chat, setChat] = useState<Opening>()
  const [isArriving] = useState(() => isArrivingNow())
  const [isThere, setThere] = useState(!isArriving)
  const openChat = useCallback<OpenChat>(
    ({ draft, about = placeAt(location.pathname) } = {}) => startTransition(() => setChat({ draft, about })),
    [],
  )
  useEffect(
    () => followChanges(queries, () => void readAgain(queries, sessionQuery.queryKey)),
    // A guest who becomes somebody has another session, and with it another stream.
    [user.id, user.isAnonymous],
  )
  useEffect(() => sendWhatIsKept(queries, user.id), [user.id])
  useEffect(() => (user.isAnonymous ? undefined : syncDrafts(queries, user.id)), [user.id, user.isAnonymous])
  useEffect(() => followLeaving(queries), [])
  useZone(user)
  useTurns()
  useAwake()
  return (
    <JourneyContext value={journeyTable}>
      <ChatContext value={openChat}>
        <UnsentBar />
        <TopBar home="/">
          {user.firstName !== '' && <span className={s.name}>{user.firstName}</span>}
          {/* A guest is told nothing (specification 1, section 6). */}
          {!user.isAnonymous && <Bell />}
          <LogoutButton />
        </TopBar>
        {user.cameByOurLink === true && <CameByOurLink />}
        {!user.isAnonymous && <NewsOutlet />}
        <Suspense fallback={whole}>
          {isArriving && <TakingOver waiting={whole} onDone={() => setThere(true)} />}
          {isThere && <Routes user={user} />}
        </Suspense>
        {!user.isAnonymous && !isGate(user, path) && <ChatButton onOpen={() => openChat()} />}
        {chat !== undefined && <ChatPanel user={user} opening={chat} onClose={() => setChat(undefined)} />}
      </ChatContext>
    </JourneyContext>
  )
}

/** A link named a university or a plan: that is taken over first. */
function isArrivingNow(): boolean {
  const arrival = readArrival()
  return arrival.isNew && isForInsurance(arrival)
}

const insurance = '/health-insurance/purchase-insurance'

/** The desk's address, as long as it is closed. */
const isGate = ({ home, secondFactor }: User, path: string): boolean =>
  home !== undefined && path.startsWith(home) && secondFactor !== 'given'

function Routes({ user }: { user: User }) {
  const [path] = useLocation()
  // In one move: a redirect that redirects again shows an empty page.
  const start = user.isAnonymous && isForInsurance(readArrival()) ? insurance : '/'
  const moved = /^\/visa-application(?=\/|$)/.exec(path)
  if (moved !== null) return <Redirect to={`/visas${path.slice(moved[0].length)}${location.search}`} replace />
  if (isGate(user, path)) return <Gate user={user} />
  return (
    <Switch>
      <Route path="/">{start === '/' ? <Home user={user} /> : <Redirect to={start} replace />}</Route>
      <Route path="/chat" component={ToChat} />
      <Route path="/sign-up">{user.isAnonymous ? <SignUp /> : <Redirect to="/" replace />}</Route>
      <Route path="/onboarding/:question?">
        {({ question }) =>
          user.isAnonymous ? <Redirect to={start} replace /> : <Onboarding owner={user.id} at={question} />
        }
      </Route>
      <Route path="/profile/:part?">
        {({ part }) => (user.isAnonymous ? <Redirect to={start} replace /> : <Profile user={user} part={part} />)}
      </Route>
      <Route path="/library/:id?">{({ id }) => <Library id={id} stages={stages} />}</Route>
      <Route path="/terms" component={Terms} />
      <Route path="/privacy" component={Privacy} />
      <Route path="/auth-actions" component={AuthActions} />
      <Route path="/unsubscribe/:token">{({ token }) => <Unsubscribe token={token} />}</Route>
      <Route path="/verify-link" component={VerifyLink} />
      <Route path="/reset-password/:code">{({ code }) => <NewPassword code={code} />}</Route>
      <Route path="/sop-review/sop-review-feedback">
        {user.isAnonymous ? <Redirect to={start} replace /> : <SopFeedback />}
      </Route>
      <Route path="/:stage/:step?">{({ stage, step }) => <StageRoute user={user} route={stage} step={step} />}</Route>
      <Route>
        <Redirect to={start} replace />
      </Route>
    </Switch>
  )
}

/** The address of the chat, for letters and notifications: it opens over the home page. */
function ToChat() {
  const openChat = useChat()
  useEffect(() => openChat(), [openChat])
  return <Redirect to="/" replace />
}
