import { use } from 'react'
import { later } from './later.tsx'
import { ToastsContext, useShownToasts, type Toasts } from './toasts-context.ts'

/** Fetched with the first news. */
const NewsLine = later(async () => (await import('./news-line.tsx')).NewsLine, null)

/** Where news comes up: at the foot of the screen, above a phone's bar. */
export function NewsOutlet() {
  const all = use(ToastsContext)
  return all && <Lines all={all} />
}

function Lines({ all }: { all: Toasts }) {
  const { toasts } = useShownToasts(all)
  return (
    <div aria-live="polite">
      {toasts.map(
        ({ id, news }) => news !== undefined && <NewsLine key={id} news={news} dismiss={() => all.dismiss(id)} />,
      )}
    </div>
  )
}
