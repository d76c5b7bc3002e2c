// What is wrong with what is typed about notifications. Apart from their other rules, which come with every page.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { isZone } from '#src/values/zones.ts'
import { isOwnPath, mostInBody, mostInTitle, type QuietHours } from '../rules.ts'

type Words = { title: string; body: string; href: string }

/** What somebody at the desk wrote; an empty address leads nowhere. */
export function checkWords({ title, body, href }: Words): Messages {
  return messages({
    title: textProblem(title.trim(), { required: titleRequired, most: mostInTitle }),
    body: textProblem(body.trim(), { required: bodyRequired, most: mostInBody }),
    href: href.trim() !== '' && !isOwnPath(href.trim()) && hrefWrong,
  })
}

export function checkQuietHours({ isOn, zone, starts, ends }: QuietHours): Messages {
  return messages({
    zone: !isZone(zone) && zoneWrong,
    starts: !isClock(starts) && clockWrong,
    ends: (!isClock(ends) && clockWrong) || (isOn && starts === ends && quietEmpty),
  })
}

const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const titleRequired = 'Please write a title.'
const bodyRequired = 'Please write what there is to say.'
const hrefWrong = 'Please enter an address of ours that begins with a slash, such as /loans.'
const zoneWrong = 'Please choose a time zone.'
const clockWrong = 'Please enter a time, such as 22:00.'
const quietEmpty = 'Please choose an end that differs from the start.'
