import { use } from 'react'
import { later } from './later.tsx'
import { ShownToastsContext, ToastsContext } from './toasts-context.ts'

/** Fetched with the first news. */
const NewsLine = later(async () => (await import('./news-line.tsx')).NewsLine, null)

/** Where news comes up: at the foot of the screen, above a phone's bar. */
export function NewsOutlet() {
  const verbs = use(ToastsContext)
  const { toasts } = use(ShownToastsContext)
  if (!verbs) return null
  return (
    <div aria-live="polite">
      {toasts.map(
        ({ id, news }) => news !== undefined && <NewsLine key={id} news={news} dismiss={() => verbs.dismiss(id)} />,
      )}
    </div>
  )
}
