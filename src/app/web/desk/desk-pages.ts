import type { DeskPage } from '#src/manifest/desk.ts'
import type { GivenBy } from '#src/manifest/slots.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { deskModules } from './desk-modules.ts'

/** All pages of the desk in their order. */
const pages: readonly DeskPage[] = deskModules
  .flatMap(({ pages = [] }) => pages)
  .toSorted((one, other) => one.rank - other.rank)

/** The first that somebody's roles allow is where they begin. */
export const pagesFor = (roles: readonly DeskRole[]): readonly DeskPage[] =>
  pages.filter(page => page.roles.some(role => roles.includes(role)))

export const deskGiven: readonly GivenBy[] = deskModules.flatMap(({ gives = [] }) =>
  gives.map(given => ({ module: 'desk', given })),
)
