import type { ContentCard } from '../contract.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ContentItem } from './content-item.tsx'

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
