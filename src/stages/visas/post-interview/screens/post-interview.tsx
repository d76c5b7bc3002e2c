import { readOf } from '#src/browser/reads.ts'
import { useState } from 'react'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { GuestWords } from '#src/features/progress/screens/guest-words.tsx'
import { Button } from '#src/ui/button.tsx'
import { useJustHappened } from '#src/ui/just-happened.ts'
import { Link } from '#src/ui/link.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { Chooser } from './chooser.tsx'
import { outcomeDraft, slipDraft } from '#src/stages/visas/pending/rules.ts'
import { usePostInterview } from './later-outcome.ts'
import { postInterview } from './api.ts'
import { withReads } from '#src/manifest/web.tsx'

const waiting = <Loading />

// Few get a slip, and its form is as heavy as all the rest.
const Processing = later(async () => (await import('./processing.tsx')).Processing, waiting)

export default withReads(PostInterview, queries => queries.fetchQuery(readOf(postInterview.read)))

// After a refusal only.
const ApplyAgain = later(async () => (await import('../starting/screens/apply-again.tsx')).ApplyAgain, waiting)
const EarlierRounds = later(
  orNothing(async () => (await import('../starting/screens/earlier-rounds.tsx')).EarlierRounds),
  null,
)

// It is offered after a refusal or a slip, and stands elsewhere only where one was booked before.
const CallPanel = later(
  async () => (await import('#src/stages/visas/attorneys/screens/call-panel.tsx')).CallPanel,
  null,
)

const Accepted = later(async () => (await import('./accepted.tsx')).Accepted, null)

/** What became of the interview, and what follows from it. */
function PostInterview() {
  const user = useUser()
  return user?.isAnonymous === true ? <GuestWords words={copy.guest} /> : <Panel me={user?.id} />
}

function Panel({ me }: { me: string | undefined }) {
  const query = usePostInterview()
  const [isChoosing, setChoosing] = useState(false)
  const isNew = useJustHappened(query.data && query.data.outcome?.outcome === 'Accepted')
  if (query.data === undefined || me === undefined) return <Waiting query={query} />
  const said = query.data.outcome
  const { rounds } = query.data
  const earlier = rounds.started.length > 0 && <EarlierRounds rounds={rounds} />
  if (said === null || isChoosing) {
    return (
      <Stack gap={5}>
        <div>
          <Chooser said={said} onDone={() => setChoosing(false)} />
          <KeptHere thing={outcomeDraft} />
        </div>
        {earlier}
        <CallPanel canBook={false} isNext={false} />
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      <Outcome view={query.data} said={said} isNew={isNew} me={me} />
      <div>
        <Button kind="link" onClick={() => setChoosing(true)}>
          {copy.changeOutcome(copy.outcomeNames[said.outcome])}
        </Button>
        <KeptHere thing={outcomeDraft} />
        <KeptHere thing={slipDraft} />
      </div>
      {earlier}
    </Stack>
  )
}

type OutcomeProps = {
  view: PostInterviewView
  said: NonNullable<PostInterviewView['outcome']>
  /** It was said while one looked. */
  isNew: boolean
  me: string
}

function Outcome({ view, said: { outcome, enteredAt }, isNew, me }: OutcomeProps) {
  if (outcome === 'Accepted') {
    return (
      <>
        <Accepted enteredAt={enteredAt} isNew={isNew} />
        <CallPanel canBook={false} isNext={false} />
      </>
    )
  }
  if (outcome === 'Processing') {
    return (
      <Processing view={view} me={me}>
        {isSaid => <CallPanel canBook isNext={isSaid} />}
      </Processing>
    )
  }
  return (
    <>
      <p>{copy.rejectedLede}</p>
      <p>
        <Link href="/money/refused">{copy.toMoneyBack}</Link>
      </p>
      <ApplyAgain number={view.rounds.number + 1} />
      <CallPanel canBook isNext />
    </>
  )
}
