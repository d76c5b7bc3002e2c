import { BlockList } from './block-list.tsx'
import { BlockPage } from './block-page.tsx'

/** Those that are blocked, or the student who is open. */
export const DeskBlocks = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <BlockList /> : <BlockPage key={id} student={id} me={me} />
