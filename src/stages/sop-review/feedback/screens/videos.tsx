import { useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import type { ContentCard } from '#src/features/content/contract.ts'
import { CardWords } from '#src/features/content/screens/content-card.tsx'
import { content } from '#src/features/content/screens/api.ts'
import { HelpDialog } from '#src/features/content/screens/help-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Carousel } from '#src/ui/carousel.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import s from './feedback.module.css'

/** What the library has to watch on this stage. Where there is nothing, nothing is shown. */
export function Videos({ title }: { title: string }) {
  const videos = (optional(useRead(content.list, { stage: 'sop-review' })) ?? []).filter(({ type }) => type === 'Video')
  const [open, setOpen] = useState<ContentCard>()
  if (videos.length === 0) return null
  return (
    <section className="stack-3" aria-label={title}>
      <h3>{title}</h3>
      <Carousel label={title} items={videos} keyOf={({ id }) => id}>
        {card => (
          <div className="column box relative gap-1 pad-4">
            <CardWords card={card} />
            <div className={s.watch}>
              <Button onClick={() => setOpen(card)}>
                Watch <VisuallyHidden>{card.title}</VisuallyHidden>
              </Button>
            </div>
          </div>
        )}
      </Carousel>
      <HelpDialog card={open} onClose={() => setOpen(undefined)} />
    </section>
  )
}
