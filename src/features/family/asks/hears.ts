// What a student has to pay changed: the family reads it again, and the student reads who of them paid.
import { and, eq } from 'drizzle-orm'
import { formatMoney, money } from '#src/values/money.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { noteAction } from '../../audit/actions.ts'
import { notify } from '../../notifications/notify.ts'
import { isCounted } from '../../payments/counted.ts'
import type { DuesChanged } from '../../payments/slots.ts'
import { payments } from '../../payments/tables.ts'
import * as audited from '../audit-actions.ts'
import { relationNames } from '../copy.ts'
import { familyInvitations as invitations, familyMembers as members } from '../tables.ts'
import { paidNote } from './copy.ts'
import { seesMoney } from './standing.ts'
import { familyAsks as asks } from './tables.ts'

type Paid = NonNullable<Parameters<DuesChanged>[3]>

export const hearDues: DuesChanged = async (change, owner, services, payment) => {
  const seeing = await change.tx
    .selectDistinct({ member: members.owner })
    .from(members)
    .innerJoin(invitations, eq(invitations.id, members.invitation))
    .where(and(eq(invitations.owner, owner), seesMoney))
  for (const { member } of seeing) await change.announce(`person:${member}`, 'family')
  if (payment?.payer.ask !== undefined) await sayWhoPaid(change, services, payment, payment.payer.ask)
}

/** Paid twice, or for what is over, it goes back: that is said by who sends it. */
async function sayWhoPaid(
  change: Change,
  services: Pick<Services, 'now'>,
  { id, owner, payer, amount, currency }: Paid,
  ask: string,
): Promise<void> {
  const { tx } = change
  if ((await tx.$count(payments, and(eq(payments.id, id), isCounted))) === 0) return
  const [asked] = await tx
    .select({ relation: invitations.relation, member: members.owner })
    .from(asks)
    .innerJoin(invitations, eq(invitations.id, asks.invitation))
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(eq(asks.id, ask))
  if (asked === undefined) return
  const { relation, member } = asked
  await noteAction(
    change,
    { now: services.now, caller: { id: member } },
    { what: audited.paid, about: owner, detail: relation },
  )
  await notify(change, services, {
    to: owner,
    type: 'payment',
    title: paidNote.title(relationNames[relation]),
    body: paidNote.body(payer.title, formatMoney(money(currency, amount))),
    href: '/money',
  })
  await change.announce(`person:${owner}`, 'family')
}
