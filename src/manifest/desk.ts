// What a stage or feature shows at the desk, in its own folder (`module.desk.tsx`). `src/app/web/desk/desk-modules.ts` lists
// all of them; the desk's entry alone imports that list, so that no student fetches it.
import type { ComponentType, ReactNode } from 'react'
import type { DeskPath, DeskRole } from '../wire/topics.ts'
import type { Given } from './slots.ts'

/** What the pages are for, in the order in which they are shown. */
export const deskGroups = [
  { name: 'today', title: 'Today' },
  { name: 'students', title: 'Students' },
  { name: 'review', title: 'Review' },
  { name: 'prepare', title: 'Prepare' },
  { name: 'admin', title: 'Admin' },
] as const
export type DeskGroup = (typeof deskGroups)[number]

export type DeskScreenProps = {
  /** What follows the page's path: the student, the person. */
  id: string | undefined
  me: string
  seat: { firstName: string; roles: DeskRole[]; bank: string | null }
  /** Whether this seat may open a page of the desk. */
  canOpen: (page: string) => boolean
  /** The page of the desk at an address, to be drawn beside a list; none for a list, or where this seat may not open it. */
  at: (path: string) => ReactNode | undefined
}

export type DeskPage = {
  path: DeskPath
  group: DeskGroup['name']
  /** The place among all pages; a seat begins at the first that it may open. */
  rank: number
  label: string
  roles: readonly DeskRole[]
  Screen: ComponentType<DeskScreenProps>
  /** What is counted beside its name: what waits there, all that waits, or what of it is late. */
  waits?: 'here' | 'all' | 'late'
}

export type DeskModule = {
  pages?: readonly DeskPage[]
  /** What pages of other modules show of it, slot by slot. */
  gives?: readonly Given[]
}

export const defineDeskModule = (module: DeskModule): DeskModule => module

export const advisors = ['advisor', 'admin'] as const
export const underwriters = ['underwriter', 'admin'] as const
export const admins = ['admin'] as const
