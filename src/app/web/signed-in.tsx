import { startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { endGuestPass, readArrival } from '#src/browser/arrival.ts'
import { ChatContext, useChat, type OpenChat, type Opening } from '#src/browser/chat.ts'
import { followLeaving } from '#src/browser/sign-out.ts'
import { followChanges } from '#src/browser/live.ts'
import { sendWhatIsKept } from '#src/browser/unsent/sender.ts'
import { queries, readAgain } from '#src/browser/queries.ts'
import { sessionQuery, type User } from '#src/features/accounts/screens/session.ts'
import { syncDrafts } from '#src/features/drafts/screens/saving-drafts.ts'
import { stages } from '#src/stages/stages.ts'
import { useZone } from '#src/features/profile/screens/use-zone.ts'
import { JourneyContext } from '#src/features/progress/screens/journey-query.ts'
import { useTurns } from '#src/features/progress/screens/use-turns.ts'
import { GivenContext } from '#src/manifest/given.tsx'
import { page, type PageProps, type Screen } from '#src/manifest/web.tsx'
import { later } from '#src/ui/later.tsx'
import { PageLoading } from '#src/ui/page-loading.tsx'
import { NewsOutlet } from '#src/ui/news-outlet.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useAwake } from '#src/ui/written.ts'
import { isAt } from './addresses.ts'
import { countStages } from './analytics.ts'
import { named, placeAt } from './here.ts'
import { journeyTable } from './journey-table.ts'
import { openPages } from './open-pages.ts'
import { InsideBar } from '#src/features/home/screens/inside-bar.tsx'
import { getStageReady, Nowhere, StageRoute } from './stage-route.tsx'
import { featureModules, stageModules, webGiven } from './web-modules.ts'
import s from './signed-in.module.css'

countStages(stages)

const whole = <PageLoading />

const SignUp = page(() => import('#src/features/accounts/screens/sign-up.tsx'))
const open = openPages.map(({ path, load }) => ({ path, Page: page(load) }))
const pages = [...featureModules, ...stageModules].flatMap(module => module.pages ?? [])

/** A drawn page has them already; what they do comes after the page's own script. */
const InsidePlaces = later(
  async () => (await import('#src/features/home/screens/inside-places.tsx')).InsidePlaces,
  null,
)
const UnsentBar = later(
  async () => (await import('#src/features/progress/screens/unsent/unsent-bar.tsx')).UnsentBar,
  null,
)
const Gate = later(async () => (await import('#src/features/accounts/ways/screens/gate.tsx')).Gate, whole)
const ChatPanel = later(async () => (await import('#src/features/chat/screens/chat-panel.tsx')).ChatPanel, null)
const QuestionOutlet = later(
  async () => (await import('#src/features/consent/screens/question-outlet.tsx')).QuestionOutlet,
  null,
)

/** What an address shows first, if that comes in a script of its own. */
export function getReady(path: string): Promise<unknown> {
  return pageAt(path)?.ready() ?? getStageReady(path)
}

/** What is no stage. */
export const pageAt = (path: string): Screen<PageProps> | undefined =>
  pages.find(({ path: pattern }) => isAt(pattern, path))?.page

/** All of it reads the journey. */
export const SignedIn = ({ user }: { user: User }) => (
  <JourneyContext value={journeyTable}>
    <GivenContext value={webGiven}>
      <Everything user={user} />
    </GivenContext>
  </JourneyContext>
)

function Everything({ user }: { user: User }) {
  const [path] = useLocation()
  const [chat, setChat] = useState<Opening>()
  const [arriving] = useState(() => arrivingNow())
  const [isThere, setThere] = useState(arriving === undefined)
  const openChat = useCallback<OpenChat>(
    ({ draft, about } = {}) => startTransition(() => setChat({ draft, about })),
    [],
  )
  useEffect(
    () => followChanges(queries, () => void readAgain(queries, sessionQuery.queryKey)),
    // A guest who becomes somebody has another session, and with it another stream.
    [user.id, user.isAnonymous],
  )
  useEffect(() => sendWhatIsKept(queries, user.id), [user.id])
  // However somebody came to their account: signed in, or registered as the guest that they were, in any tab.
  useEffect(() => {
    if (!user.isAnonymous) endGuestPass()
  }, [user.isAnonymous])
  // Who came by a link of the desk alone has none of theirs here, and leaves none.
  const hasDrafts = !user.isAnonymous && user.cameByOurLink !== true
  // A guest sees the one task, and who has not come in yet no place to go to: the logo and Logout alone.
  const isReduced = user.isAnonymous || isDesk(path)
  // Of the family one reads somebody else's journey: the places of one's own are not about it.
  const hasPlaces = !isReduced && !path.startsWith('/family')
  const toasts = useToasts()
  useEffect(() => (hasDrafts ? syncDrafts(queries, user.id, toasts.success) : undefined), [user.id, hasDrafts, toasts])
  useEffect(() => followLeaving(queries), [])
  useZone(user)
  useTurns()
  useAwake()
  return (
    <ChatContext value={openChat}>
      <UnsentBar />
      <InsideBar user={user} isReduced={isReduced} />
      <QuestionOutlet cameByOurLink={user.cameByOurLink} />
      {!user.isAnonymous && <NewsOutlet />}
      <div className={s.inside} data-inside="">
        {hasPlaces && <InsidePlaces />}
        <div className={s.page}>
          <Suspense fallback={whole}>
            {arriving !== undefined && <arriving.TakingOver waiting={whole} onDone={() => setThere(true)} />}
            {isThere && <Routes user={user} />}
          </Suspense>
        </div>
      </div>
      {chat !== undefined && (
        // Beside the page it stays open while one goes on: a question is about the step that one is at.
        <ChatPanel
          user={user}
          opening={{ draft: chat.draft, about: chat.about ?? placeAt(path) }}
          titled={named}
          onClose={() => setChat(undefined)}
        />
      )}
    </ChatContext>
  )
}

/** The stage that the link was for, by which somebody came here. */
const arrivalPart = () => stageModules.find(({ arrival }) => arrival?.isFor(readArrival()))?.arrival

/** What a link named is taken over first. */
const arrivingNow = () => (readArrival().isNew ? arrivalPart() : undefined)

const movedTo = (path: string): string | undefined => {
  const [, route, ...rest] = path.split('/')
  const moved = stageModules.find(({ formerRoute }) => formerRoute !== undefined && formerRoute === route)
  return moved && ['', moved.stage, ...rest].join('/')
}

const isDesk = (path: string): boolean => path === '/desk' || path.startsWith('/desk/')

/** The desk's address, as long as it is closed. */
const isGate = ({ home, secondFactor }: User, path: string): boolean =>
  home !== undefined && path.startsWith(home) && secondFactor !== 'given'

function Routes({ user }: { user: User }) {
  const [path] = useLocation()
  // In one move: a redirect that redirects again shows an empty page.
  const start = (user.isAnonymous ? arrivalPart()?.start : undefined) ?? '/'
  const moved = movedTo(path)
  if (moved !== undefined) return <Redirect to={`${moved}${location.search}`} replace />
  if (isGate(user, path)) return <Gate user={user} />
  return (
    <Switch>
      {start !== '/' && (
        <Route path="/">
          <Redirect to={start} replace />
        </Route>
      )}
      <Route path="/chat" component={ToChat} />
      <Route path="/sign-up">{user.isAnonymous ? <SignUp params={{}} /> : <Redirect to="/" replace />}</Route>
      {pages.map(({ path, page: Page, accountOnly }) => (
        <Route key={path} path={path}>
          {params => (user.isAnonymous && accountOnly ? <Redirect to={start} replace /> : <Page params={params} />)}
        </Route>
      ))}
      {open.map(({ path, Page }) => (
        <Route key={path} path={path}>
          {params => <Page params={params} />}
        </Route>
      ))}
      {waysIn.map(way => (
        <Route key={way} path={way}>
          <Redirect to={start} replace />
        </Route>
      ))}
      <Route path="/:stage/:step?">{({ stage, step }) => <StageRoute user={user} route={stage} step={step} />}</Route>
      <Route>
        <Nowhere to={start} />
      </Route>
    </Switch>
  )
}

/** Of a visitor's pages those that sign one in, which is done. */
const waysIn = ['/phone-sign-in', '/easy-login', '/reset-password'] as const

/** The address of the chat, for letters and notifications: it opens over the home page. */
function ToChat() {
  const openChat = useChat()
  useEffect(() => openChat(), [openChat])
  return <Redirect to="/" replace />
}
