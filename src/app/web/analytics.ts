// Which screens are used: their shape, never what a person's address bar held.
import { isLowData } from '#src/browser/low-data.ts'
import { send } from '#src/browser/api.ts'
import { idle } from '#src/browser/idle.ts'
import { screenOf, type StageRoutes } from './screens-used.ts'

export function record(name: string, properties: Record<string, string | number | boolean> = {}): void {
  void send('POST', '/api/analytics', JSON.stringify({ name, properties }))
}

let stages: readonly StageRoutes[] = []

/** The table of stages comes with the pages of somebody signed in; a visitor's pages do without it. */
export function countStages(all: readonly StageRoutes[]): void {
  stages = all
}

export function countScreens(path: string): void {
  if (isLowData()) return
  // A call takes some milliseconds, which a slow phone needs for the screen itself.
  void idle().then(() => record('screen_shown', { screen: screenOf(path, stages) }))
}
