import { Loaded } from '#src/ui/waiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocationProperty } from 'wouter/use-browser-location'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { dayIn } from '#src/features/home/near/rules.ts'
import { Next } from '#src/features/home/screens/next.tsx'
import { stationsOf } from '#src/features/home/screens/stations.ts'
import { Then } from '#src/features/home/screens/then.tsx'
import { WithOthers } from '#src/features/home/screens/with-others.tsx'
import { YourTurn, type DayOf } from '#src/features/home/screens/your-turn.tsx'
import { ExampleStage } from '#src/features/look-inside/screens/example-stage.tsx'
import { doneOf, JourneyRoute } from '#src/features/progress/screens/route-of.tsx'
import { bandsOf, presentStage, type Journey as Ranked } from '#src/journey/ahead.ts'
import { Link, LinksWithin } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { dayOf } from '#src/values/dates.ts'
import { asStudentQuery } from '#src/features/students/screens/api.ts'
import type { SeenJourney } from '#src/features/students/contract.ts'
import * as copy from '#src/features/students/copy.ts'
import s from '#src/features/students/screens/students.module.css'

/** What a student sees, to read: the home and each stage, by the product's own parts, without anything that acts. */
export function AsStudent({ id }: { id: string }) {
  const seen = useQuery(asStudentQuery(id))
  const name = seen.data?.name || copy.somebody
  return (
    <Screen title={copy.title(name)} words={<Link href={`/desk/students/${id}`}>{copy.back}</Link>}>
      <Notice tone="info" title={copy.banner(name)}>
        {copy.bannerMore}
      </Notice>
      <Loaded what="their journey" query={seen}>
        {({ planDays, sureDays, atRisk, ...journey }) => (
          <LinksWithin resolve={withinPage}>
            <Journey
              journey={{
                ...journey,
                planDays: new Map(planDays),
                sureDays: new Map(sureDays),
                atRisk: new Map(atRisk),
              }}
            />
          </LinksWithin>
        )}
      </Loaded>
    </Screen>
  )
}

/** '/visas/ds-160' is a place on this page: nothing here leads into a journey of who looks. */
const withinPage = (href: string): string => (href.startsWith('/') ? `#${href.slice(1)}` : href)

const placeOf = (): string => location.hash.slice(1)

type JourneyProps = { journey: Ranked & Pick<SeenJourney, 'zone'> }

function Journey({ journey }: JourneyProps) {
  const [route, step] = useLocationProperty(placeOf, () => '').split('/')
  const stage = journey.stages.find(one => one.route === route)
  const words = doneOf(journey.stages)
  const here = presentStage(journey)
  return (
    <>
      <RouteStrip label={words} stations={stationsOf(journey.stages, here)} />
      <div className="narrow-side">
        <div className="stack-6">
          {stage === undefined ? (
            <Home journey={journey} />
          ) : (
            <>
              <Link href="/">{copy.home}</Link>
              <ExampleStage
                key={`${route}/${step}`}
                stage={stage}
                now={journey.now}
                words={copy.stepWords}
                openAtFirst={stage.steps.find(one => one.route === step)?.id}
              />
            </>
          )}
        </div>
        <div className={s.line}>
          <JourneyRoute stages={journey.stages} here={here} open={stage?.route} />
        </div>
      </div>
    </>
  )
}

function Home({ journey }: JourneyProps) {
  const { yourTurn, waiting, withOthers } = bandsOf(journey)
  const zone = journey.zone ?? undefined
  const dayOfStep: DayOf = ({ stage, step }) => dayIn(journey.sureDays, `/${stage.route}/${step.route}`)
  return (
    <>
      <Next next={yourTurn[0]} dayOf={dayOfStep} isWaiting={withOthers.length > 0} waiting={waiting[0]} />
      <YourTurn steps={yourTurn.slice(1)} dayOf={dayOfStep} today={dayOf(Temporal.Instant.from(journey.now), zone)} />
      <Then steps={waiting} now={journey.now} zone={zone} />
      <WithOthers steps={withOthers} zone={zone} />
      <div>
        <Link href="/sop-review">{copy.sopReview}</Link>
      </div>
    </>
  )
}
