import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './tag.module.css'

export interface TagProps {
  tone?: 'plain' | 'open' | 'waiting' | 'ready' | 'done' | 'tight' | 'wrong' | 'locked'
  children: ReactNode
}

export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={classes(s.tag, s[tone])}>{children}</span>
}
