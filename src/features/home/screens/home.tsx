import { readOf } from '#src/browser/reads.ts'
import { useSyncExternalStore } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { useUser, type User } from '#src/features/accounts/screens/session.ts'
import { ProvePhone } from '#src/features/accounts/ways/screens/prove-phone.tsx'
import { LetterWaits } from '#src/features/accounts/ways/screens/letter-waits.tsx'
import { PasskeyOffer } from '#src/features/accounts/ways/screens/offer-later.tsx'
import * as copy from '../copy.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { AshaRow } from '#src/features/chat/screens/asha-row.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { homeZone } from '#src/values/dates.ts'
import { NameAsked } from '#src/features/people/screens/name-asked.tsx'
import { useWritten } from '#src/ui/written.ts'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'
import { Overview, OverviewShape } from './overview.tsx'
import { person } from '#src/features/people/screens/api.ts'
import { ways } from '#src/features/accounts/ways/screens/api.ts'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { planApi } from '#src/features/plan/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'

export default withReads(Home, queries =>
  Promise.all([
    queries.fetchQuery(readOf(person.read)),
    queries.fetchQuery(readOf(ways.read)),
    queries.fetchQuery(readOf(planApi.read)),
    queries.fetchQuery(readOf(facts.read)),
  ]),
)

const AskEarly = later(
  orNothing(async () => (await import('#src/features/consent/screens/ask-early.tsx')).AskEarly),
  null,
)

/** Welcome, where you are on the line, the one thing to do next, and what lies ahead. */
function Home() {
  const user = useUser()
  if (user == null) return null
  return user.isAnonymous ? <GuestHome /> : <StudentHome user={user} />
}

const noNews = () => () => {}

/** Where the page is drawn nobody knows the reader's clock; most are in India. */
const useHour = (): number =>
  useSyncExternalStore(
    noNews,
    () => Temporal.Now.plainTimeISO().hour,
    () => Temporal.Now.plainTimeISO(homeZone).hour,
  )

function StudentHome({ user }: { user: User }) {
  const journey = useJourney()
  const openChat = useChat()
  const hour = useHour()
  // Few are asked: it is read in the browser, once the page stands.
  const isWritten = useWritten()
  return (
    <Page title="Home" width="stage">
      <div className={classes('stack-5', s.parts)}>
        <h1 className="breakable">{[copy.greeting(hour), user.firstName].filter(Boolean).join(', ')}</h1>
        {!isWritten && <AskEarly />}
        {user.primaryEmail === null && <LetterWaits />}
        {user.name === '' && <NameAsked />}
        <Loaded query={journey} what="your journey" level={2} shape={<OverviewShape />}>
          {read => <Overview journey={read} user={user} />}
        </Loaded>
        <ProvePhone owner={user.id} />
        <PasskeyOffer />
        <div className={classes('screen-only', s.narrowOnly)}>
          <AshaRow onAsk={() => openChat({ draft: 'I have a question about my journey.' })} />
        </div>
      </div>
    </Page>
  )
}

/** A guest came for one thing, and can keep it by making an account. */
function GuestHome() {
  return (
    <Page title="Home" width="reading">
      <div className="stack-5">
        <h1>Welcome to Safar</h1>
        <Card next as="section" label="Next">
          <div className={classes('stack-2', s.next)}>
            <p className="faint semibold">Next</p>
            <h2>Go on with your health insurance</h2>
            <p className="muted">What you have filled in is kept in this browser.</p>
            <ButtonLink kind="primary" href="/health-insurance/purchase-insurance">
              Go on
            </ButtonLink>
          </div>
        </Card>
        <section className="heads-4 stack-3">
          <h2>Keep it</h2>
          <p className="muted">
            With an account everything you have entered stays yours, on any device, and the other stages of your journey
            open.
          </p>
          <div>
            <ButtonLink href="/sign-up">Create an account</ButtonLink>
          </div>
        </section>
      </div>
    </Page>
  )
}
