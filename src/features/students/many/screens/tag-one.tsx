import { later } from '#src/ui/later.tsx'

type TagOneProps = { student: { id: string }; onClose: () => void }

const ManyDialog = later(() => import('./many-dialog.tsx').then(part => part.ManyDialog), null)

/** From Today: one student is tagged as many are. */
export const TagOne = ({ student: { id }, onClose }: TagOneProps) => (
  <ManyDialog name="tag" who={{ ids: [id] }} count={1} onClose={onClose} onDone={onClose} />
)
