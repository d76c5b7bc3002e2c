import type { ReactNode } from 'react'
import { BellIcon, ClockIcon, CrossIcon, LockIcon, OpenIcon, TickIcon } from './icons.tsx'
import { Tag } from './tag.tsx'

const icons = {
  open: OpenIcon,
  waiting: ClockIcon,
  ready: BellIcon,
  done: TickIcon,
  locked: LockIcon,
  tight: ClockIcon,
  wrong: CrossIcon,
}

export type StatusTone = keyof typeof icons

/** A shape beside the words, so that colour never tells it alone. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <Tag tone={tone}>
      <Icon size={16} />
      {children}
    </Tag>
  )
}
