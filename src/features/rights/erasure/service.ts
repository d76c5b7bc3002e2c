import { and, eq, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { erasureStands, nothingToUndo, type ErasureView } from '../contract.ts'
import * as copy from '../copy.ts'
import { dueAfter } from '../rules.ts'
import type { RightsSources } from '#src/features/people/personal-data/sources.ts'
import { erasures } from '../tables.ts'

/** Asked for again, it is the same, with the same day. */
export const askErasure =
  ({ standingOf }: RightsSources) =>
  async (call: Call): Promise<void> => {
    await mustHaveProved(call)
    const standing = await standingOf(call, call.caller.id)
    if (standing.length > 0) throw new Refusal({ ...erasureStands, message: copy.standsAgainst(standing) })
    return call.change(async change => {
      const due = dueAfter(call.now())
      const [asked] = await change.tx
        .insert(erasures)
        .values({ owner: call.caller.id, askedAt: call.now(), due })
        .onConflictDoNothing()
        .returning({ id: erasures.id })
      if (asked !== undefined) {
        await notify(change, call, {
          to: call.caller.id,
          type: 'security',
          href: '/profile/your-data',
          ...copy.erasureAsked(due),
        })
      }
      await change.announce(`person:${call.caller.id}`, 'rights')
    })
  }

export async function undoErasure(call: Call): Promise<void> {
  return call.change(async change => {
    const [undone] = await change.tx
      .update(erasures)
      .set({ undoneAt: call.now() })
      .where(and(eq(erasures.owner, call.caller.id), isNull(erasures.undoneAt), isNull(erasures.emptiedAt)))
      .returning({ id: erasures.id })
    if (undone === undefined) throw new Refusal(nothingToUndo)
    await notify(change, call, {
      to: call.caller.id,
      type: 'security',
      href: '/profile/your-data',
      ...copy.erasureUndone,
    })
    await change.announce(`person:${call.caller.id}`, 'rights')
  })
}

export async function standingErasure({ db, caller }: Call): Promise<ErasureView | null> {
  const [asked] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.owner, caller.id), isNull(erasures.undoneAt)))
  return asked === undefined ? null : { askedAt: momentOf(asked.askedAt), due: momentOf(asked.due) }
}
