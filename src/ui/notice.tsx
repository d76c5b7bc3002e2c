import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { BellIcon, ClockIcon, InfoIcon, TickIcon, WarnIcon } from './icons.tsx'
import s from './notice.module.css'

const icons = {
  info: InfoIcon,
  waiting: ClockIcon,
  ready: BellIcon,
  done: TickIcon,
  wrong: WarnIcon,
}

export type NoticeTone = keyof typeof icons

export interface NoticeProps {
  tone: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** It tells of a change while the page is open, so it is read out. */
  live?: boolean | undefined
}

export function Notice({ tone, title, children, action, live }: NoticeProps) {
  const Icon = icons[tone]
  const role = live ? (tone === 'wrong' ? 'alert' : 'status') : undefined

  return (
    <div className={classes(s.notice, s[tone])} role={role}>
      <Icon size={22} />
      <div className={s.words}>
        {title && <div className={s.title}>{title}</div>}
        {children}
      </div>
      {action && <div className={s.action}>{action}</div>}
    </div>
  )
}
