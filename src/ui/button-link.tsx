import type { ReactNode } from 'react'
import { theAction, type ButtonKind } from './button.tsx'
import s from './button.module.css'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import type { LinkProps } from './link.tsx'

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  kind?: ButtonKind | undefined
  wide?: boolean | undefined
  children: ReactNode
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ kind = 'quiet', wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(s.button, s[kind], wide && s.wide)} {...(kind === 'primary' && theAction)}>
      <span className={s.words}>{children}</span>
    </Link>
  )
}
