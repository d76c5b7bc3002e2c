import { later } from './later.tsx'
import { dismiss, useShownToasts } from './toast-store.ts'

/** Fetched with the first news. */
const NewsLine = later(async () => (await import('./news-line.tsx')).NewsLine, null)

/** Where news comes up: at the foot of the screen, above a phone's bar. */
export function NewsOutlet() {
  const { toasts } = useShownToasts()
  return (
    <div aria-live="polite">
      {toasts.map(
        ({ id, news }) => news !== undefined && <NewsLine key={id} news={news} dismiss={() => dismiss(id)} />,
      )}
    </div>
  )
}
