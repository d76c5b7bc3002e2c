import { useMemo } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import { stationsOf } from '#src/features/home/screens/stations.ts'
import { doneOf, JourneyRoute } from '#src/features/progress/screens/route-of.tsx'
import { exampleJourney, exampleNow, type Example } from '#src/journey/example.ts'
import { noPlan, presentStage } from '#src/journey/ahead.ts'
import { stages as table } from '#src/stages/stages.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { ExampleStage } from './example-stage.tsx'
import s from './look-inside.module.css'

/** Within the page: nothing here leads to what an account is needed for. */
const hrefOf = (route: string): string => `#${route}`

const hashOf = (): string => location.hash.slice(1)

/** The journey of an example student, by the real rules and the real line. It asks the server for nothing. */
export default function LookInside({ examples }: { examples: readonly Example[] }) {
  const journey = useMemo(() => ({ now: exampleNow, stages: exampleJourney(table, examples), ...noPlan }), [examples])
  const { stages } = journey
  const here = presentStage(journey)
  const start = here?.route ?? table[0]?.route
  const asked = useLocationProperty(hashOf, () => '')
  const stage = stages.find(({ route, isListed }) => isListed && route === (asked === '' ? start : asked))
  const words = copy.where(copy.person, doneOf(stages))
  return (
    <VisitorPage title={copy.title} width="wide">
      <div className="stack-5">
        <div className="stack-3">
          <h1>{copy.title}</h1>
          <p>{copy.lede}</p>
        </div>
        <Notice tone="info" title={copy.example.title}>
          {copy.example.text(formatDay(dayOf(Temporal.Instant.from(exampleNow))))}
        </Notice>
        <RouteStrip label={words} stations={stationsOf(stages, here, hrefOf)} />
        <div className="narrow-side">
          {stage !== undefined && <ExampleStage key={stage.route} stage={stage} now={journey.now} />}
          <div className={s.line}>
            <JourneyRoute
              stages={stages}
              here={here}
              open={stage?.route}
              heading={words}
              label={`${copy.person}’s line`}
              hrefOf={hrefOf}
            />
          </div>
        </div>
        <div className="row-4 apart ruled pad-top-5">
          <h2>{copy.toSignUp.title}</h2>
          <ButtonLink kind="primary" href="/sign-up">
            {copy.toSignUp.action}
          </ButtonLink>
        </div>
      </div>
    </VisitorPage>
  )
}
