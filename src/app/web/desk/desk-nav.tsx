import { useState, type KeyboardEvent } from 'react'
import { PageCount, useCounts, waitingIn } from '#src/features/desk-kit/screens/work-counts.tsx'
import { deskGroups, type DeskGroup, type DeskPage } from '#src/manifest/desk.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { CountTag } from '#src/ui/count-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './desk.module.css'

type DeskNavProps = { pages: readonly DeskPage[]; open: string | undefined }

/** The pages in groups, of which one is unfolded: the one that somebody is in, or has pressed. On a phone behind one button. */
export function DeskNav({ pages, open }: DeskNavProps) {
  const here = pages.find(({ path }) => path === open)
  const atFirst = { at: open, unfolded: here?.group, isMenuOpen: false }
  const [folds, setFolds] = useState(atFirst)
  // At another page its own group is unfolded.
  if (folds.at !== open) setFolds(atFirst)
  const { unfolded, isMenuOpen } = folds
  const counts = useCounts()
  const closeMenu = ({ key }: KeyboardEvent) => key === 'Escape' && setFolds({ ...folds, isMenuOpen: false })
  return (
    <nav className={s.bar} aria-label="Desk">
      <button
        type="button"
        className={s.menu}
        aria-expanded={isMenuOpen}
        onClick={() => setFolds({ ...folds, isMenuOpen: !isMenuOpen })}
        onKeyDown={closeMenu}
      >
        <span className={s.here}>{here?.label ?? 'Pages'}</span>
        {!isMenuOpen && <CountTag count={waitingIn(firstGroup(pages), counts)} />}
        <ChevronIcon className={s.chevron} />
      </button>
      <div
        role="presentation"
        className={classes('wrap ruled-below', s.groups)}
        data-open={isMenuOpen || undefined}
        onKeyDown={closeMenu}
      >
        {deskGroups.map(({ name, title }) => (
          <Group
            key={name}
            title={title}
            pages={pages.filter(({ group }) => group === name)}
            open={open}
            isUnfolded={name === unfolded}
            counts={counts}
            onUnfold={() => setFolds({ ...folds, unfolded: name === unfolded ? undefined : name })}
          />
        ))}
      </div>
    </nav>
  )
}

const firstGroup = (pages: readonly DeskPage[]) => pages.filter(({ group }) => group === deskGroups[0].name)

type Counts = ReturnType<typeof useCounts>
type GroupProps = DeskNavProps & {
  title: DeskGroup['title']
  isUnfolded: boolean
  counts: Counts
  onUnfold: () => void
}

function Group({ title, pages, open, isUnfolded, counts, onUnfold }: GroupProps) {
  const [only] = pages
  if (only === undefined) return null
  // A group of one page is that page.
  if (pages.length === 1)
    return <PageLink className={s.group} page={only} isOpen={only.path === open} counts={counts} />
  const isHere = pages.some(({ path }) => path === open)
  const waiting = waitingIn(pages, counts)
  return (
    <>
      <button
        type="button"
        className={s.group}
        aria-expanded={isUnfolded}
        data-here={isHere || undefined}
        onClick={onUnfold}
      >
        {title}
        {!isUnfolded && <CountTag count={waiting} />}
        <ChevronIcon className={s.chevron} size={16} />
      </button>
      <ul className={s.pages} aria-label={title} hidden={!isUnfolded}>
        {pages.map(page => (
          <li key={page.path}>
            <PageLink
              className={classes('line touch gap-2 muted semibold plain-link one-line', s.page)}
              page={page}
              isOpen={page.path === open}
              counts={counts}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type PageLinkProps = { className: string | undefined; page: DeskPage; isOpen: boolean; counts: Counts }

const PageLink = ({ className, page, isOpen, counts }: PageLinkProps) => (
  <Link href={page.path} className={className} aria-current={isOpen ? 'page' : undefined}>
    {page.label}
    <PageCount page={page} counts={counts} />
  </Link>
)
