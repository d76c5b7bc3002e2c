// Those registered are notified of what changed: in the app and by a letter that puts their calendar right.
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { notify } from '#src/features/notifications/notify.ts'
import * as copy from '../copy.ts'
import { notifyCancelled, notifyMoved } from '../letters.ts'
import { pageOf } from '../rules.ts'
import type { HeldSlot } from '../slots.ts'
import { webinarRegistrations } from '../tables.ts'

type Teller = Pick<Services, 'vault' | 'settings' | 'now'>

const letters = { moved: notifyMoved, cancelled: notifyCancelled }

export async function notifyAttendees(
  change: Change,
  services: Teller,
  held: HeldSlot,
  what: keyof typeof letters,
): Promise<void> {
  const { conferenceId, startTime } = held.slot
  const registered = await change.tx
    .select()
    .from(webinarRegistrations)
    .where(and(eq(webinarRegistrations.conferenceId, conferenceId), isNull(webinarRegistrations.unregisteredAt)))
  const words = copy.notifications[what]({ title: held.webinar.title, times: copy.times(startTime) })
  for (const { owner, email } of registered) {
    // The letter is our own: it brings a calendar file.
    await notify(change, services, {
      to: owner,
      type: 'webinar',
      ...words,
      href: pageOf(held.webinar.stage),
      mail: false,
    })
    await letters[what](change, services, held, { owner, email })
  }
}
