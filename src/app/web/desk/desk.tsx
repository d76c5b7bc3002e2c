import { useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { followChanges } from '../../../browser/live.ts'
import { queries } from '../../../browser/queries.ts'
import { LogoutButton } from '../../../features/accounts/screens/logout-button.tsx'
import { sessionQuery } from '../../../features/accounts/screens/session.ts'
import type { SeatView } from '../../../features/desk/contract.ts'
import { seatWords } from '../../../features/desk/rules.ts'
import { Page } from '../../../ui/page.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { CountedLabel } from './counted-label.tsx'
import { pagesFor, type DeskPage } from './desk-pages.tsx'
import s from './desk.module.css'

type DeskProps = { me: string; seat: SeatView }

/** The bar, the pages that one's roles allow, and the one that is open. */
export function Desk({ me, seat }: DeskProps) {
  // The seat's key begins with the session's: whoever loses it hears of it here.
  useEffect(() => followChanges(queries, () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })), [])
  const [path] = useLocation()
  const pages = pagesFor(seat.roles)
  const open = pages.find(page => path === page.path || path.startsWith(`${page.path}/`))
  const bar = useRef<HTMLDivElement>(null)
  // On a phone the bar is longer than the screen: the open page's name is to be in it.
  useEffect(() => {
    const { current } = bar
    if (current === null) return undefined
    const show = () => current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    // What waits is counted beside the names, later than they are there, and moves them along.
    const watch = new MutationObserver(show)
    watch.observe(current, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [open?.path])
  return (
    <>
      <TopBar home="/desk">
        <span className={s.desk}>Desk</span>
        <span className={s.who}>
          {seat.firstName}
          <span className={s.roles}> · {rolesOf(seat)}</span>
        </span>
        <LogoutButton />
      </TopBar>
      <div className={s.pages} ref={bar}>
        <Tabs
          label="Desk"
          current={open?.path ?? ''}
          tabs={pages.map(({ path: href, label, counts }) => ({
            href,
            label: counts ? <CountedLabel label={label} counts={counts} /> : label,
          }))}
        />
      </div>
      <Pages pages={pages} me={me} seat={seat} />
    </>
  )
}

function Pages({ pages, me, seat }: DeskProps & { pages: readonly DeskPage[] }) {
  return (
    <Switch>
      {pages.map(({ path, label, Screen }) => (
        <Route key={path} path={`${path}/:id?`}>
          {({ id }: { id?: string }) => (
            <Page title={`${label} · Desk`} width="wide">
              <Screen id={id} me={me} seat={seat} />
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
