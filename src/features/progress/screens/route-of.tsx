import { presentStage, type StageView } from '../../../journey/read.ts'
import { RouteLine, type RouteStop } from '../../../ui/route-line.tsx'
import type { StripStation } from '../../../ui/route-strip.tsx'
import type { StationState } from '../../../ui/station.ts'
import * as copy from '../copy.ts'

/** The line at the side of a stage. */
export function JourneyRoute({ stages, open }: { stages: readonly StageView[]; open: string | undefined }) {
  return <RouteLine label={`${copy.routeTitle}, ${doneOf(stages)}`} stops={stopsOf(stages)} open={open} />
}

export const listed = (stages: readonly StageView[]): readonly StageView[] => stages.filter(stage => stage.isListed)

export function doneOf(stages: readonly StageView[]): string {
  const all = listed(stages)
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

export const stationsOf = (stages: readonly StageView[]): StripStation[] => {
  const here = presentStage(stages)
  return listed(stages).map(stage => ({ id: stage.route, label: stage.label, state: stateOf(stage, here) }))
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
