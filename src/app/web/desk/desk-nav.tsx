import { useEffect, useRef } from 'react'
import { deskGroups, type DeskPage } from '#src/manifest/desk.ts'
import { Link } from '#src/ui/link.tsx'
import s from './desk-nav.module.css'

type DeskNavProps = { pages: readonly DeskPage[]; open: string | undefined }

/** The pages by what they are for; on a phone one line that scrolls. */
export function DeskNav({ pages, open }: DeskNavProps) {
  const bar = useRef<HTMLElement>(null)
  // On a phone the bar is longer than the screen: the open page's name is to be in it.
  useEffect(() => {
    const { current } = bar
    if (current === null) return undefined
    const show = () => current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // Also when the letters come, or what waits is counted beside the names: both move them along.
    const watch = new ResizeObserver(show)
    for (const list of current.querySelectorAll('ul')) watch.observe(list)
    return () => watch.disconnect()
  }, [open])
  return (
    <nav className={s.bar} aria-label="Desk" ref={bar}>
      {Object.entries(deskGroups).map(([group, title]) => (
        <Group key={group} title={title} pages={pages.filter(page => page.group === group)} open={open} />
      ))}
    </nav>
  )
}

function Group({ title, pages, open }: DeskNavProps & { title: string }) {
  if (pages.length === 0) return null
  return (
    <div className={s.group}>
      <span className={s.title} aria-hidden="true">
        {title}
      </span>
      <ul className={s.pages} aria-label={title}>
        {pages.map(({ path, label, Waiting }) => (
          <li key={path}>
            <Link href={path} className={s.page} aria-current={path === open ? 'page' : undefined}>
              {label}
              {Waiting && <Waiting />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
