import type { ComponentProps } from 'react'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { formatClock, dayOf, formatDay } from '#src/values/dates.ts'
import { urgencyOf } from '../rules.ts'

type DueProps = { at: string; now: Temporal.Instant }

/** By when we promised an answer, and how late it is; red once it is late. */
export function Due({ at, now }: DueProps) {
  const due = Temporal.Instant.from(at)
  const urgency = urgencyOf(due, now)
  if (urgency === 'overdue') return <OneLine tone="wrong">{durationWords(due, now)} late</OneLine>
  if (urgency === 'today') return <OneLine tone="waiting">Today, {formatClock(due)} IST</OneLine>
  return <span>{formatDay(dayOf(due))}</span>
}

const OneLine = ({ tone, children }: Pick<ComponentProps<typeof StatusTag>, 'tone' | 'children'>) => (
  <StatusTag tone={tone}>
    <span className="one-line">{children}</span>
  </StatusTag>
)

/** '3 hours', '2 days': no finer than is of use. */
function durationWords(from: Temporal.Instant, to: Temporal.Instant): string {
  const minutes = Math.round(to.since(from).total('minutes'))
  if (minutes < 60) return counted(Math.max(minutes, 1), 'minute')
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour')
  return counted(Math.floor(minutes / 1440), 'day')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
