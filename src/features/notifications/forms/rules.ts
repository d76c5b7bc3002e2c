// What is wrong with what is typed about notifications. Apart from their other rules, which come with every page.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { isZone } from '#src/values/zones.ts'
import { isOwnPath, mostInBody, mostInTitle, type QuietHours } from '../rules.ts'
import * as copy from './copy.ts'

type Words = { title: string; body: string; href: string }

/** What somebody at the desk wrote; an empty address leads nowhere. */
export function checkWords({ title, body, href }: Words): Messages {
  return messages({
    title: textProblem(title.trim(), { required: copy.titleRequired, most: mostInTitle }),
    body: textProblem(body.trim(), { required: copy.bodyRequired, most: mostInBody }),
    href: href.trim() !== '' && !isOwnPath(href.trim()) && copy.hrefWrong,
  })
}

export function checkQuietHours({ isOn, zone, starts, ends }: QuietHours): Messages {
  return messages({
    zone: !isZone(zone) && copy.zoneWrong,
    starts: !isClock(starts) && copy.clockWrong,
    ends: (!isClock(ends) && copy.clockWrong) || (isOn && starts === ends && copy.quietEmpty),
  })
}

const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
