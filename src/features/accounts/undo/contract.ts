import { z } from 'zod'
import { moment } from '#src/wire/shapes.ts'
import { problem } from '#src/wire/problem.ts'
import { openRoute } from '#src/wire/route.ts'
import * as copy from './copy.ts'
import { changed } from './copy.ts'

export const undoExpired = problem('undo-expired', 422, copy.expired)
export const undoTaken = problem('undo-taken', 409, copy.taken)

const link = z.object({ code: z.string().min(1).max(200) })

const changeView = z.object({ what: z.enum(changed), at: moment })
export type ChangeView = z.infer<typeof changeView>

export const undoContract = {
  read: openRoute('POST', '/api/account-changes/check', {
    summary: 'Which change a link would undo. It is not spent.',
    input: link,
    answer: changeView,
    problems: [undoExpired],
  }),
  undo: openRoute('POST', '/api/account-changes/undo', {
    summary: 'Puts back the address, number or password that was there before, and ends every session.',
    input: link,
    problems: [undoExpired, undoTaken],
  }),
}
