import type { StageView } from '#src/journey/views.ts'
import { RouteLine, type RouteLineProps, type RouteStop } from '#src/ui/route-line.tsx'
import type { StationState } from '#src/ui/station.ts'
import * as copy from '../copy.ts'

type JourneyRouteProps = Partial<Pick<RouteLineProps, 'heading' | 'label'>> & {
  stages: readonly StageView[]
  /** Where one is on it, once the plan is read. */
  here: StageView | undefined
  open?: string | undefined
  /** Where a stop leads, if not to its stage. */
  hrefOf?: (route: string) => string
}

const toStage = (route: string): string => `/${route}`

/** The line at the side of a stage. */
export function JourneyRoute({
  stages,
  here,
  open,
  heading,
  label = copy.routeTitle,
  hrefOf = toStage,
}: JourneyRouteProps) {
  return (
    <RouteLine
      label={`${label}, ${doneOf(stages)}`}
      heading={heading}
      stops={stopsOf(stages, here, hrefOf)}
      open={open}
    />
  )
}

/** The stages on the line: one is reached by its address alone. */
export const listed = (stages: readonly StageView[]): readonly StageView[] => stages.filter(stage => stage.isListed)

/** One count everywhere, over all stages. */
export const doneOf = (stages: readonly StageView[]): string =>
  copy.doneOf(stages.filter(stage => stage.isComplete).length, stages.length)

export function stopsOf(
  stages: readonly StageView[],
  here: StageView | undefined,
  hrefOf: (route: string) => string,
): RouteStop[] {
  return listed(stages).map(stage => ({
    id: stage.route,
    label: stage.label,
    href: hrefOf(stage.route),
    state: stateOf(stage, here),
    share: shareOf(stage),
    note: noteOf(stage),
  }))
}

/** How much of a stage is done; nothing of one that is coming soon. */
export const shareOf = ({ steps, stepsLeft }: StageView): number =>
  steps.length === 0 ? 0 : 1 - stepsLeft / steps.length

export function stateOf(stage: StageView, here: StageView | undefined): StationState {
  if (stage.isComingSoon) return 'soon'
  if (stage.isComplete) return 'passed'
  return stage === here ? 'now' : 'ahead'
}

function noteOf(stage: StageView): string | undefined {
  if (stage.isComingSoon) return copy.comingSoon
  if (stage.isComplete || stage.steps.length === 0) return undefined
  return copy.stepsLeft(stage.stepsLeft)
}
