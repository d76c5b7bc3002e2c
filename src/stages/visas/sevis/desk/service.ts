// What students ask to have put back on their cards, as an admin sees it.
import * as kinds from '#src/stages/visas/request-kinds.ts'
import * as audited from '#src/stages/visas/audit-actions.ts'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { askSecondPerson, waitingOf } from '#src/features/approvals/requests.ts'
import { noteAction, noteLooks } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { reversalMessages } from '../reversal/copy.ts'
import { sevisFees } from '../tables.ts'
import { askedOf, sevisReversalApproval } from './approval.ts'
import type { ReversalView } from '../contract.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

type Named = { student: string }

export async function all(call: Call): Promise<ReversalView[]> {
  const { db, now } = call
  const [rows, waiting] = await Promise.all([
    db
      .select({ fee: sevisFees, owner: people })
      .from(sevisFees)
      .innerJoin(people, eq(people.id, sevisFees.owner))
      .where(isNotNull(sevisFees.reversalAskedAt))
      .orderBy(asc(sevisFees.reversalAskedAt)),
    waitingOf(db, sevisReversalApproval.name, now()),
  ])
  await noteLooks(
    call,
    rows.map(({ owner }) => ({ what: audited.sevisReversalRead, about: owner.id })),
  )
  return rows.flatMap(({ fee: { reversalAskedAt, reversalReason, paidAt }, owner }) =>
    reversalAskedAt === null || paidAt === null
      ? []
      : {
          student: namedStudent(owner),
          reason: reversalReason ?? '',
          askedAt: momentOf(reversalAskedAt),
          paidAt: momentOf(paidAt),
          isWaiting: waiting.some(({ about }) => about === owner.id),
        },
  )
}

export const ask = (call: Call, { student }: Named): Promise<void> =>
  call.change(async change => {
    const { payment } = await askedOf(change, student)
    await askSecondPerson(change, call, sevisReversalApproval, {
      subject: payment,
      about: student,
      payload: { payment },
    })
  })

export const refuse = (call: Call, { student }: Named): Promise<void> =>
  call.change(async change => {
    await askedOf(change, student)
    await change.tx
      .update(sevisFees)
      .set({ reversalAskedAt: null, reversalReason: null })
      .where(eq(sevisFees.owner, student))
    await settle(change, call, { kind: kinds.sevisReversal, subject: student })
    await noteAction(change, call, { what: audited.sevisReversalRefused, about: student })
    await notify(change, call, {
      to: student,
      type: 'payment',
      ...reversalMessages.refused,
      href: '/visas/pay-sevis-fee',
    })
    await change.announceToDesk('sevis-reversals')
    await change.announce(`person:${student}`, 'visas')
  })
