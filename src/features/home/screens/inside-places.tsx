import { useChat } from '#src/browser/chat.ts'
import { AshaRow } from '#src/features/chat/screens/asha-row.tsx'
import { StudentPlaces } from '#src/features/progress/screens/places.tsx'

/** The main places of a student, and Asha at their foot. */
export function InsidePlaces() {
  const openChat = useChat()
  return <StudentPlaces foot={<AshaRow onAsk={() => openChat()} />} />
}
