import { listed, shareOf, stateOf } from '#src/features/progress/screens/route-of.tsx'
import type { StageView } from '#src/journey/views.ts'
import type { StripStation } from '#src/ui/route-strip.tsx'
import * as copy from '../copy.ts'

/** The line as a picture, from home to campus. */
export function stationsOf(
  stages: readonly StageView[],
  here: StageView | undefined,
  hrefOf = (route: string): string => `/${route}`,
): StripStation[] {
  const hasArrived = listed(stages).every(stage => stage.isComplete || stage.isComingSoon)
  return [
    { id: 'home', label: copy.firstStation, state: 'passed', share: 1 },
    ...listed(stages).map(stage => ({
      id: stage.route,
      label: stage.label,
      href: hrefOf(stage.route),
      state: stateOf(stage, here),
      share: shareOf(stage),
      named: true,
    })),
    { id: 'campus', label: copy.lastStation, state: hasArrived ? 'now' : 'ahead', share: hasArrived ? 1 : 0 },
  ]
}
