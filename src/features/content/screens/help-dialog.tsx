import type { ContentCard } from '../contract.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { later } from '#src/ui/later.tsx'
import { Loading } from '#src/ui/skeleton.tsx'

// Every step has the library beneath it, and few press there: what shows a video or an article comes with the press.
const ContentItem = later(async () => (await import('./content-item.tsx')).ContentItem, <Loading />)

/** A video or an article over the page one is working on, so that nothing there is lost. */
export function HelpDialog({
  card,
  onClose,
}: {
  card: Pick<ContentCard, 'id' | 'title'> | undefined
  onClose: () => void
}) {
  return (
    <Dialog open={card !== undefined} onClose={onClose} title={card?.title ?? ''}>
      {card !== undefined && <ContentItem id={card.id} />}
    </Dialog>
  )
}
