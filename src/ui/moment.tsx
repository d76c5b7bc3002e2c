// Something was reached: a small scene with its receipt, the news to pass on, and the one thing to do next.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'
import { later } from './later.tsx'
import s from './moment.module.css'

export interface ReceiptLine {
  label: string
  value: ReactNode
}

export interface MomentProps {
  drawing: ReactNode
  title: ReactNode
  /** The rank of its heading. */
  level?: 2 | 3
  /** It has just happened here (`just-happened.ts`): its heading comes into sight, and the keyboard with it. */
  isNew?: boolean
  /** What was done, on which day, under which number. */
  receipt?: readonly ReceiptLine[]
  /** What the family hears in the student's own words: the news, and no amount, number or paper with it. */
  news?: string
  /** Somebody who passes the news on is still busy here. */
  onTell?: () => void
  /** The one thing to do next. */
  next?: ReactNode
  children?: ReactNode
}

export function Moment({
  drawing,
  title,
  level = 2,
  isNew = false,
  receipt,
  news,
  onTell,
  next,
  children,
}: MomentProps) {
  const Heading = `h${level}` as const
  const scene = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew || heading.current === null || isTyping(document.activeElement)) return
    scene.current?.scrollIntoView({ block: 'start' })
    heading.current.focus({ preventScroll: true })
  }, [isNew])
  return (
    <div ref={scene} className={s.moment} data-moment="">
      <div className={s.drawing}>{drawing}</div>
      <div className={s.words}>
        <Heading ref={heading} className={s.title} tabIndex={-1} data-landed="">
          {title}
        </Heading>
        {children}
        {receipt !== undefined && (
          <dl className={s.receipt}>
            {receipt.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {(next !== undefined || news !== undefined) && (
          <Actions>
            {next}
            {news !== undefined && <TellParents news={news} onTell={onTell} />}
          </Actions>
        )}
      </div>
    </div>
  )
}

/** News that somebody else brings doesn't take the keyboard from who is typing. */
const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('textarea, select, input:not([type=radio], [type=checkbox])'))

// Behind a press.
const PassingOn = later(async () => (await import('./passing-on.tsx')).PassingOn, null)

/** The share sheet of the phone; where there is none, WhatsApp and the words to copy. */
function TellParents({ news, onTell }: { news: string; onTell: (() => void) | undefined }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const tell = () => {
    onTell?.()
    if (!('share' in navigator)) return setUnfolded(true)
    navigator.share({ text: news }).catch((error: unknown) => {
      // Somebody may change their mind in the list of apps: nothing happened then.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setUnfolded(true)
    })
  }
  return (
    <>
      <Button onClick={tell} aria-expanded={isUnfolded || undefined}>
        Tell my parents
      </Button>
      {isUnfolded && <PassingOn news={news} />}
    </>
  )
}
