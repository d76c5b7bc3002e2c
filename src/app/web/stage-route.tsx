import { lazy, Suspense } from 'react'
import { useLocation, Redirect } from 'wouter'
import type { User } from '../../features/accounts/screens/session.ts'
import { StagePage } from '../../features/progress/screens/stage-page.tsx'
import { useJourney } from '../../features/progress/screens/use-journey.ts'
import { stages as table } from '../../stages/stages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, SkeletonBoard, SkeletonRows } from '../../ui/skeleton.tsx'
import { Drawing } from './drawing.tsx'
import { panelOf } from './panels.tsx'

const GoodToKnow = lazy(() => import('../../features/content/screens/good-to-know.tsx'))

type StageRouteProps = { user: User; route: string; step: string | undefined }

/** Any stage of the table, at /{stage} and /{stage}/{step}. */
export function StageRoute({ user, route, step }: StageRouteProps) {
  const [, navigate] = useLocation()
  const journey = useJourney()
  const row = table.find(stage => stage.route === route)
  if (row === undefined) return <Redirect to="/" replace />
  const stage = journey.data?.stages.find(found => found.route === route)
  if (journey.data === undefined || stage === undefined) return <StageLoading title={row.label} journey={journey} />
  if (step !== undefined && !stage.steps.some(found => found.route === step))
    return <Redirect to={`/${route}`} replace />
  return (
    <StagePage
      key={route}
      stage={stage}
      stages={journey.data.stages}
      welcome={row.welcome}
      drawing={<Drawing name={row.welcome.drawing} />}
      firstName={user.firstName}
      openStep={step}
      onOpen={open => navigate(open === undefined ? `/${route}` : `/${route}/${open}`)}
      panel={found => panelOf(route, found.id)}
      more={
        <Suspense>
          <GoodToKnow stage={route} />
        </Suspense>
      }
      isReduced={user.isAnonymous}
    />
  )
}

function StageLoading({ title, journey }: { title: string; journey: ReturnType<typeof useJourney> }) {
  return (
    <Page title={title} width="stage">
      {journey.isError ? (
        <EmptyState
          title="We cannot show your journey just now"
          level={1}
          action={
            <Button kind="primary" onClick={() => void journey.refetch()}>
              Try again
            </Button>
          }
        >
          {journey.error.message}
        </EmptyState>
      ) : (
        <Loading>
          <SkeletonBoard />
          <SkeletonRows />
        </Loading>
      )}
    </Page>
  )
}
