import { readOf } from '#src/browser/reads.ts'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#src/features/accounts/screens/session.ts'
import { content } from '#src/features/content/screens/api.ts'
import { outlineScreen, StagePage, StageWelcome } from '#src/features/progress/screens/stage-page.tsx'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { screen } from '#src/manifest/web.tsx'
import type { Due } from '#src/journey/ahead.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import { stages as table } from '#src/stages/stages.ts'
import { later } from '#src/ui/later.tsx'
import { Page } from '#src/ui/page.tsx'
import { SkeletonPage } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Drawing, getDrawingReady } from './drawing.tsx'
import { followPress } from './transitions.tsx'
import { besideStartOf, isMarkNext, panelAt, panelOf, saysItself } from './panels.tsx'
import { stageModules } from './web-modules.ts'

const GoodToKnow = screen(() => import('#src/features/content/screens/good-to-know.tsx'), null)

/** Few come by an address that leads elsewhere. */
export const Nowhere = later(async () => (await import('./nowhere.tsx')).Nowhere, null)
const Moved = later(async () => (await import('./nowhere.tsx')).Moved, null)

const outlines = new Map(
  stageModules.flatMap(({ stage, outline }) =>
    outline === undefined ? [] : [[stage, outlineScreen(outline)] as const],
  ),
)

export const outlineAt = (path: string) => outlines.get(path.split('/')[1] ?? '')

function outlineOf(stage: StageView, step?: StepView, due?: Due): ReactNode {
  const Outline = outlines.get(stage.route)
  return Outline !== undefined && <Outline stage={stage} step={step} {...due} />
}

export const getStageReady = (path: string): Promise<unknown> =>
  Promise.all([
    ...(welcomeAt(path) === undefined ? [] : [StageWelcome.ready(), getDrawingReady(welcomeAt(path))]),
    panelAt(path)?.ready(),
    outlineAt(path)?.ready(),
  ])

const welcomeAt = (path: string): string | undefined => table.find(({ route }) => path === `/${route}`)?.welcome.drawing

type StageRouteProps = { user: User; route: string; step: string | undefined }

/** Any stage of the table, at /{stage} and /{stage}/{step}. */
export function StageRoute({ user, route, step }: StageRouteProps) {
  const [, navigate] = useLocation()
  const journey = useJourney()
  // The guides of a stage, which its steps name and the drawer of help shows, beside what the open step shows.
  usePrefetchQuery(readOf(content.list, { stage: route }))
  const [opened, setOpened] = useState<string>()
  const row = table.find(stage => stage.route === route)
  if (row === undefined) return <Nowhere />
  const stage = journey.data?.stages.find(found => found.route === route)
  if (journey.data === undefined || stage === undefined)
    return (
      <Page title={row.label} width="stage">
        <Waiting query={journey} what="your journey" level={1} shape={<SkeletonPage />} />
      </Page>
    )
  const open = stage.steps.find(found => found.route === step)
  if (open !== undefined && open.id !== opened) setOpened(open.id)
  if (step !== undefined && open === undefined) {
    const became = row.steps.find(({ id, route: was }) => step === was || step === id)?.becomes
    return <Moved stage={stage} step={became ?? step} opened={opened} />
  }
  return (
    <StagePage
      stage={stage}
      journey={journey.data}
      welcome={row.welcome}
      drawing={<Drawing name={row.welcome.drawing} />}
      besideStart={besideStartOf(route)}
      openStep={step}
      onOpen={open => followPress(() => navigate(open === undefined ? `/${route}` : `/${route}/${open}`))}
      Guides={GoodToKnow}
      outline={(found, due) => outlineOf(stage, found, due)}
      panel={found => panelOf(route, found)}
      isMarkNext={found => isMarkNext(route, found)}
      saysItself={found => saysItself(route, found)}
      isReduced={user.isAnonymous}
    />
  )
}
