import type { NotificationsView } from '../contract.ts'
import { useCards } from './use-cards.ts'

type CardsProps = { newest: NotificationsView; isReading: boolean; openList: () => void }

/** Nothing by itself: what it brings up is shown in the page, see `ui/news-outlet.tsx`. */
export function Cards({ newest, isReading, openList }: CardsProps) {
  useCards(newest, isReading, openList)
  return null
}
