// The bar above the pages of a student, and of a guest.
import { useState } from 'react'
import { LogoutButton } from '#src/features/accounts/screens/logout-button.tsx'
import type { User } from '#src/features/accounts/screens/session.ts'
import { Bell } from '#src/features/notifications/screens/bell.tsx'
import * as copy from '#src/features/progress/copy.ts'
import { useFindKey } from '#src/ui/find-key.ts'
import { SearchIcon } from '#src/ui/icons.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'
import s from './inside-bar.module.css'

const Search = later(async () => (await import('#src/features/progress/screens/search.tsx')).Search, null)

type InsideBarProps = { user: User; isReduced: boolean }

export const InsideBar = ({ user, isReduced }: InsideBarProps) => (
  <TopBar home={user.beginsAt ?? '/'}>
    {!isReduced && (
      <>
        {user.beginsAt === undefined && <SearchButton />}
        <Bell />
        <Link href="/profile" className={s.you}>
          <span className={s.letter} aria-hidden="true">
            {letterOf(user)}
          </span>
          <span className={s.name}>{user.firstName === '' ? copy.you : user.firstName}</span>
        </Link>
      </>
    )}
    <LogoutButton />
  </TopBar>
)

const letterOf = ({ firstName, primaryEmail }: User): string =>
  [...(firstName === '' ? (primaryEmail ?? copy.you) : firstName)].slice(0, 1).join('').toUpperCase()

function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  useFindKey(() => setOpen(true))
  return (
    <>
      <button
        type="button"
        className={s.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span>{copy.searchShort}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && <Search onClose={() => setOpen(false)} />}
    </>
  )
}
