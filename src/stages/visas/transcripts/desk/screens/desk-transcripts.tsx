import { TranscriptPage } from './transcript-page.tsx'
import { TranscriptQueue } from './transcript-queue.tsx'

/** What waits, or the one that is being read. */
export const DeskTranscripts = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <TranscriptQueue /> : <TranscriptPage key={id} id={id} me={me} />
