// Which screens are used: their shape, never what a person's address bar held.
import { isLowData } from '../../browser/low-data.ts'
import { send } from '../../browser/api.ts'
import { idle } from '../../browser/idle.ts'

export function record(name: string, properties: Record<string, string | number | boolean> = {}): void {
  void send('POST', '/api/analytics', JSON.stringify({ name, properties }))
}

/** The first two parts of a path name a screen; what follows may be a code. */
export function countScreens(path: string): void {
  if (isLowData()) return
  const screen = `/${path
    .split('/')
    .slice(1, path.startsWith('/reset-password') ? 2 : 3)
    .join('/')}`
  // A call takes some milliseconds, which a slow phone needs for the screen itself.
  void idle().then(() => record('screen_shown', { screen: screen.slice(0, 100) }))
}
