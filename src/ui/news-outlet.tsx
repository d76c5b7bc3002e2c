import { use } from 'react'
import { NewsLine } from './news-line.tsx'
import { ShownToastsContext, ToastsContext } from './toasts-context.ts'

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
