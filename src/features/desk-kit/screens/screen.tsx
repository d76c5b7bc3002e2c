import { use, useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { ArrivedContext } from '#src/ui/page.tsx'
import { usePane } from './pane.ts'
import s from './desk-kit.module.css'

/** Whom it is about stands above it there. */
function titleIn(title: string, name: string | undefined): string {
  const rest = name !== undefined && title.startsWith(name) ? title.slice(name.length).replace(/^[,:]? /, '') : title
  return rest === '' ? title : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

/** A page of the desk: its heading, a line that says what it is for, and the work. Beside a list, that has the ways back. */
export function Screen({ title, words, children }: { title: string; words?: ReactNode; children: ReactNode }) {
  const pane = usePane()
  const isInPane = pane !== undefined
  const Heading = isInPane ? 'h2' : 'h1'
  const own = useRef<HTMLDivElement>(null)
  const arrived = use(ArrivedContext)
  // A thing opened from its list is another page in the same frame.
  useEffect(() => {
    const main = own.current?.closest('main')
    if (!isInPane && main) arrived(main)
  }, [arrived, isInPane])
  return (
    <div ref={own} className={classes('stack-5', s.screen)}>
      <div>
        <Heading className={pane?.name === title ? 'visually-hidden' : undefined}>{titleIn(title, pane?.name)}</Heading>
        {words && !isInPane && <p className="muted">{words}</p>}
      </div>
      {children}
    </div>
  )
}
