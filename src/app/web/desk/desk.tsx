import { useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { followChanges } from '#src/browser/live.ts'
import { queries, readAgain } from '#src/browser/queries.ts'
import { LogoutButton } from '#src/features/accounts/screens/logout-button.tsx'
import { sessionQuery } from '#src/features/accounts/screens/session.ts'
import { Command } from '#src/features/students/screens/command.tsx'
import type { SeatView } from '#src/features/desk/contract.ts'
import { seatWords } from '#src/features/accounts/seats/rules.ts'
import type { DeskPage } from '#src/manifest/desk.ts'
import { Page } from '#src/ui/page.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'
import { DeskNav } from './desk-nav.tsx'
import { pagesFor } from './desk-pages.ts'
import s from './desk.module.css'

type DeskProps = { me: string; seat: SeatView }

/** The bar, the pages that one's roles allow, and the one that is open. */
export function Desk({ me, seat }: DeskProps) {
  // The seat's key begins with the session's: anyone who loses it hears of it here.
  useEffect(() => followChanges(queries, () => void readAgain(queries, sessionQuery.queryKey)), [])
  const [path] = useLocation()
  const pages = pagesFor(seat.roles)
  const open = pages.find(page => path === page.path || path.startsWith(`${page.path}/`))
  return (
    <>
      <TopBar home="/desk">
        <span className={s.desk}>Desk</span>
        <span className={s.who}>
          {seat.firstName}
          <span className={s.roles}> · {rolesOf(seat)}</span>
        </span>
        <Command
          pages={pages.map(({ path: to, label }) => ({ path: to, label }))}
          findsStudents={pages.some(({ path: to }) => to === '/desk/students')}
        />
        <LogoutButton />
      </TopBar>
      <DeskNav pages={pages} open={open?.path} />
      <Pages pages={pages} me={me} seat={seat} />
    </>
  )
}

function Pages({ pages, me, seat }: DeskProps & { pages: readonly DeskPage[] }) {
  const canOpen = (page: string) => pages.some(({ path }) => page.startsWith(`${path}/`))
  const at = (address: string) => {
    const page = pages.find(({ path }) => address.startsWith(`${path}/`))
    if (page === undefined) return undefined
    const { path, Screen } = page
    return <Screen id={address.slice(path.length + 1)} me={me} seat={seat} canOpen={canOpen} at={() => undefined} />
  }
  return (
    <Switch>
      {pages.map(({ path, label, Screen }) => (
        <Route key={path} path={`${path}/:id?`}>
          {({ id }: { id?: string }) => (
            <Page title={`${label} · Desk`} width="wide">
              <Screen id={id} me={me} seat={seat} canOpen={canOpen} at={at} />
            </Page>
          )}
        </Route>
      ))}
      <Route>
        <Redirect to={pages[0]?.path ?? '/'} replace />
      </Route>
    </Switch>
  )
}

const rolesOf = ({ roles, bank }: SeatView): string =>
  roles.map(role => seatWords({ role, bank: role === 'lender' ? bank : null })).join(' · ')
