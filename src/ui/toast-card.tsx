import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { BellIcon, CrossIcon, InfoIcon, TickIcon, WarnIcon } from './icons.tsx'
import { Link } from './link.tsx'
import s from './toast.module.css'
import type { News, Toast } from './toasts-context.ts'

const icons = { success: TickIcon, error: WarnIcon, info: InfoIcon, news: BellIcon }

interface Props {
  toast: Toast
  dismiss: (id: number) => void
}

export function ToastCard({ toast, dismiss }: Props) {
  const [held, setHeld] = useState(false)
  const Icon = icons[toast.tone]
  const { id, news } = toast
  const leave = () => {
    news?.onSeen()
    dismiss(id)
  }
  // An error stays until it is sent away: it may hold the only word on what to do. News stands in the page itself, which
  // would move if it went by itself.
  const stays = toast.tone === 'error' || news !== undefined || held

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismiss(id), readingTime(toast.words))
    return () => clearTimeout(timer)
  }, [stays, dismiss, id, toast.words])

  return (
    <div
      className={classes(s.toast, s[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={22} />
      {news === undefined ? (
        <span className={s.words}>{toast.words}</span>
      ) : (
        <NewsWords title={news.title} words={news.words}>
          {news.way !== undefined && <Way way={news.way} onFollow={leave} />}
        </NewsWords>
      )}
      <button type="button" className={s.close} aria-label="Dismiss" onClick={leave}>
        <CrossIcon />
      </button>
    </div>
  )
}

function Way({ way, onFollow }: { way: NonNullable<News['way']>; onFollow: () => void }) {
  if ('href' in way) {
    return (
      <Link className={s.way} href={way.href} onClick={onFollow}>
        {way.words}
      </Link>
    )
  }
  const open = () => {
    onFollow()
    way.open()
  }
  return (
    <button type="button" className={s.way} onClick={open}>
      {way.words}
    </button>
  )
}

/** The look of such a card, where it is only to be looked at. */
export function NewsCard({ way, ...news }: Pick<News, 'title' | 'words'> & { way: string | undefined }) {
  return (
    <div className={classes(s.toast, s.news)}>
      <BellIcon size={22} />
      <NewsWords {...news}>{way !== undefined && <span className={s.way}>{way}</span>}</NewsWords>
    </div>
  )
}

type NewsWordsProps = Pick<News, 'title' | 'words'> & { children: ReactNode }

function NewsWords({ title, words, children }: NewsWordsProps) {
  return (
    <div className={s.words}>
      <p className={s.title}>{title}</p>
      <p>{words}</p>
      {children}
    </div>
  )
}

/** Slow readers of a second language included. */
function readingTime(words: string): number {
  return Math.max(6_000, words.length * 90)
}
