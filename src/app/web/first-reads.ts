// What the page at an address reads first: its screens say it (`reads`), and so does what is around each page.
import { readOf } from '#src/browser/reads.ts'
import type { QueryClient } from '@tanstack/react-query'
import { chat } from '#src/features/chat/screens/asha-row.tsx'
import { readForStage } from '#src/features/content/screens/api.ts'
import { notifications } from '#src/features/notifications/screens/student-api.ts'
import { journeyIn, type JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import type { Screen } from '#src/manifest/web.tsx'
import { journeyTable } from './journey-table.ts'
import { besideOf, panelAt } from './panels.tsx'
import { pageAt } from './signed-in.tsx'
import { webGiven } from './web-modules.ts'

type Loaded = Pick<Screen<never>, 'load'>

export async function readFirst(path: string, queries: QueryClient): Promise<void> {
  const [, route = '', step] = path.split('/')
  const page = pageAt(path)
  const journey = journeyIn(journeyTable, queries)
  await Promise.all([
    queries.fetchQuery(readOf(notifications.read)),
    queries.fetchQuery(readOf(chat.unread)),
    ...(page === undefined ? [readForStage(queries, route)] : []),
    ...(page === undefined ? screenIn(path, { route, step }, journey) : [page]).map(async ({ load }) =>
      (await load()).default.reads?.(queries, webGiven),
    ),
  ])
}

/** What a stage shows: the panel of the open step, unless it is locked, or what is beside the stage's welcome. */
function screenIn(path: string, at: { route: string; step: string | undefined }, journey?: JourneyNow): Loaded[] {
  const stage = journey?.stages.find(({ route }) => route === at.route)
  const step = stage?.steps.find(({ route }) => route === at.step)
  const isOpen = step !== undefined && step.status !== 'locked'
  const shown = isOpen ? panelAt(path) : at.step === undefined && stage?.isVisited === false && besideOf(at.route)
  return shown ? [shown] : []
}
