// The form of a notification: what is typed, what is wrong with it, and what is sent.
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { dayOf, homeZone, parseDay } from '#src/values/dates.ts'
import type { WrittenView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkWords } from '../forms/rules.ts'
import { isDeskType, types } from '../rules.ts'

export type NotificationValues = {
  audience: 'one' | 'all' | ''
  to: ComboboxOption | null
  type: string
  title: string
  body: string
  href: string
  lastDay: string
  showOnce: boolean
  mail: boolean
}

export const blank: NotificationValues = {
  audience: '',
  to: null,
  type: 'news',
  title: '',
  body: '',
  href: '',
  lastDay: '',
  showOnce: false,
  mail: false,
}

export const valuesOf = ({
  to,
  type,
  title,
  body,
  href,
  showOnce,
  endTime,
  letters,
}: WrittenView): NotificationValues => ({
  audience: to === null ? 'all' : 'one',
  to: to === null ? null : { value: to.id, label: to.name },
  type,
  title,
  body,
  href: href ?? '',
  lastDay: dayOf(Temporal.Instant.from(endTime)).toString(),
  showOnce,
  mail: letters !== null,
})

export function checkNotification(values: NotificationValues, isWritten: boolean): Messages {
  const { audience, to, type, lastDay } = values
  const day = parseDay(lastDay)
  return {
    ...checkWords(values),
    ...messages({
      audience: !isWritten && audience === '' && copy.toRequired,
      to: !isWritten && audience === 'one' && to === null && copy.toRequired,
      type: typeOf(type) === undefined && copy.typeRequired,
      lastDay:
        day !== undefined && Temporal.PlainDate.compare(day, dayOf(Temporal.Now.instant())) < 0 && copy.endTimePast,
    }),
  }
}

const typeOf = (name: string) => types.find(type => type === name)

/** Its last day is there to the end, in India. */
const endOf = (lastDay: string): string | null =>
  parseDay(lastDay)?.add({ days: 1 }).toZonedDateTime(homeZone).toInstant().toString() ?? null

export function sentOf({ audience, to, type, title, body, href, lastDay, showOnce, mail }: NotificationValues) {
  const known = typeOf(type)
  const words = {
    type: known !== undefined && isDeskType(known) ? known : ('news' as const),
    title,
    body,
    href,
    showOnce,
    endTime: endOf(lastDay),
  }
  return { words, mail, to: audience === 'one' ? (to?.value ?? '') : ('all' as const) }
}
