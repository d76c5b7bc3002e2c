import type { ReactNode } from 'react'
import { BellIcon, ChevronIcon, CrossIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { classes } from './classes.ts'
import s from './news-line.module.css'
import type { News } from './toast-store.ts'

/** One line at the foot of the screen; all of it but the cross leads on. */
export function NewsLine({ news, dismiss }: { news: News; dismiss: () => void }) {
  const leave = () => {
    news.onSeen()
    dismiss()
  }
  return (
    <div className={classes('screen-only', s.line)} data-news-line="" data-over-page="">
      <Words title={news.title} words={news.words} />
      {news.way !== undefined && <Way way={news.way} onFollow={leave} />}
      <button type="button" className={s.close} aria-label="Dismiss" onClick={leave}>
        <CrossIcon />
      </button>
    </div>
  )
}

/** The look of such a line, where it is only to be looked at. */
export function NewsPreview({ way, ...news }: Pick<News, 'title' | 'words'> & { way: string | undefined }) {
  return (
    <div className={s.preview}>
      <Words {...news} />
      {way !== undefined && (
        <span className={s.way}>
          <WayWords>{way}</WayWords>
        </span>
      )}
    </div>
  )
}

function Words({ title, words }: Pick<News, 'title' | 'words'>) {
  return (
    <>
      <BellIcon size={22} />
      <div className={classes('flex grow shrink gap-2', s.words)}>
        <p className={s.title}>{title}</p>
        <p className={s.more}>{words}</p>
      </div>
    </>
  )
}

function Way({ way, onFollow }: { way: NonNullable<News['way']>; onFollow: () => void }) {
  const words = <WayWords>{way.words}</WayWords>
  if ('href' in way) {
    return (
      <Link className={s.way} href={way.href} onClick={onFollow}>
        {words}
      </Link>
    )
  }
  const open = () => {
    onFollow()
    way.open()
  }
  return (
    <button type="button" className={s.way} onClick={open}>
      {words}
    </button>
  )
}

function WayWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={s.wayWords}>{children}</span>
      <ChevronIcon />
    </>
  )
}
