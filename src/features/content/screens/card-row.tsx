import { Carousel } from '#src/ui/carousel.tsx'
import type { ContentCard } from '../contract.ts'
import { libraryTitle } from '../copy.ts'
import { ContentCardButton } from './content-card.tsx'

type CardRowProps = { cards: readonly ContentCard[]; onOpen: (card: ContentCard) => void }

/** The cards of a stage, side by side. */
export const CardRow = ({ cards, onOpen }: CardRowProps) => (
  <Carousel label={libraryTitle} items={cards} keyOf={({ id }) => id}>
    {card => <ContentCardButton card={card} onOpen={() => onOpen(card)} />}
  </Carousel>
)
