// Views of queues that somebody at the desk has named.
import { z } from 'zod'
import { visibleLine } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { deskRoles } from '#src/wire/route.ts'
import { named, nothing } from '#src/wire/shapes.ts'
import * as copy from '../rules.ts'
import { longestViewName } from '../rules.ts'

export const tooManyViews = problem('too-many-views', 409, copy.tooManyViews)

const { get, put, remove } = deskRoutes(deskRoles)

const savedView = z.object({
  /** The page's title. */
  queue: z.string().min(1).max(100).transform(visibleLine),
  name: z.string().min(1).max(longestViewName).transform(visibleLine),
  search: z.string().max(200),
  chosen: z.record(z.string().max(60), z.string().max(200)),
  /** With colleagues at the same seat. */
  isShared: z.boolean().default(false),
})
export type SavedView = z.infer<typeof savedView>

/** `by` where a colleague shares it. */
const namedView = savedView.extend({ by: named.nullable() })
export type NamedView = z.infer<typeof namedView>

export const viewsContract = {
  views: get('/api/desk/views', {
    summary: 'Named views of queues: your own, and those that colleagues at your seat share.',
    topic: 'desk-views',
    input: nothing,
    answer: z.array(namedView),
  }),
  saveView: put('/api/desk/views', {
    summary: 'Saves a view of a queue under a name.',
    input: savedView,
    problems: [tooManyViews],
  }),
  removeView: remove('/api/desk/views', {
    summary: 'Removes a named view of your own.',
    input: savedView.pick({ queue: true, name: true }),
  }),
}
