import { presentStage, type StageView } from '#src/journey/read.ts'
import { RouteLine, type RouteLineProps, type RouteStop } from '#src/ui/route-line.tsx'
import type { StripStation } from '#src/ui/route-strip.tsx'
import type { StationState } from '#src/ui/station.ts'
import * as copy from '../copy.ts'

type JourneyRouteProps = Pick<RouteLineProps, 'heading'> & { stages: readonly StageView[]; open?: string | undefined }

/** The line at the side of a stage. */
export function JourneyRoute({ stages, open, heading }: JourneyRouteProps) {
  return (
    <RouteLine label={`${copy.routeTitle}, ${doneOf(stages)}`} heading={heading} stops={stopsOf(stages)} open={open} />
  )
}

export const listed = (stages: readonly StageView[]): readonly StageView[] => stages.filter(stage => stage.isListed)

/** The stations of the line: a stage that is coming soon has nothing to do yet. */
const stationed = (stages: readonly StageView[]): readonly StageView[] =>
  listed(stages).filter(stage => !stage.isComingSoon)

export function doneOf(stages: readonly StageView[]): string {
  const all = stationed(stages)
  return `${all.filter(stage => stage.isComplete).length} of ${all.length} done`
}

function stopsOf(stages: readonly StageView[]): RouteStop[] {
  const here = presentStage(stages)
  return listed(stages).map(stage => ({
    id: stage.route,
    label: stage.label,
    href: `/${stage.route}`,
    state: stateOf(stage, here),
    note: noteOf(stage),
  }))
}

/** The line as a picture, from home to campus. */
export function stationsOf(stages: readonly StageView[]): StripStation[] {
  const here = presentStage(stages)
  const hasArrived = stationed(stages).every(stage => stage.isComplete)
  return [
    { id: 'home', label: copy.firstStation, state: 'passed' },
    ...stationed(stages).map(stage => ({
      id: stage.route,
      label: stage.label,
      state: stateOf(stage, here),
      named: true,
    })),
    { id: 'campus', label: copy.lastStation, state: hasArrived ? 'now' : 'ahead' },
  ]
}

function stateOf(stage: StageView, here: StageView | undefined): StationState {
  if (stage.isComplete) return 'passed'
  return stage === here ? 'now' : 'ahead'
}

function noteOf(stage: StageView): string | undefined {
  if (stage.isComingSoon) return copy.comingSoon
  if (stage.isComplete || stage.steps.length === 0) return undefined
  return copy.stepsLeft(stage.stepsLeft)
}
