import { nextStep, presentStage, type StageView } from '../../journey/read.ts'
import type { User } from '../../features/accounts/screens/session.ts'
import * as copy from '../../features/progress/copy.ts'
import { doneOf, listed, stationsOf } from '../../features/progress/screens/route-of.tsx'
import { useJourney } from '../../features/progress/screens/use-journey.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { RouteStrip } from '../../ui/route-strip.tsx'
import { Loading, SkeletonRows } from '../../ui/skeleton.tsx'
import s from './home.module.css'

/** Welcome, where you are on the line, the one thing to do next, and what lies ahead. */
export function Home({ user }: { user: User }) {
  const journey = useJourney()
  const hour = Temporal.Now.plainTimeISO().hour
  return (
    <Page title="Home" width="reading">
      <h1>{[copy.greeting(hour), user.firstName].filter(Boolean).join(', ')}</h1>
      {journey.data === undefined ? (
        <Loading>
          <SkeletonRows />
        </Loading>
      ) : (
        <Overview stages={journey.data.stages} />
      )}
    </Page>
  )
}

function Overview({ stages }: { stages: readonly StageView[] }) {
  const here = presentStage(stages)
  return (
    <div className={s.overview}>
      <RouteStrip
        label={`${doneOf(stages)}.${here === undefined ? '' : ` You are at ${here.label}.`}`}
        stations={stationsOf(stages)}
      />
      <Next stages={stages} />
      <StageList stages={stages} />
    </div>
  )
}

function Next({ stages }: { stages: readonly StageView[] }) {
  const next = nextStep(stages)
  if (next === undefined) return null
  return (
    <Card next as="section" label="Next">
      <p className={s.eyebrow}>Next, in {next.stage.label}</p>
      <h2>{next.step.title}</h2>
      <p className={s.muted}>{copy.stepsLeft(next.stage.stepsLeft)} in this stage.</p>
      <ButtonLink kind="primary" wide href={`/${next.stage.route}/${next.step.route}`}>
        Go on
      </ButtonLink>
    </Card>
  )
}

function StageList({ stages }: { stages: readonly StageView[] }) {
  return (
    <section>
      <h2>{copy.routeTitle}</h2>
      <ul className={s.stages}>
        {listed(stages).map(stage => (
          <li key={stage.route}>
            <ButtonLink kind="link" href={`/${stage.route}`}>
              {stage.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
