// Where something is begun for many students: at the foot of their list, and for one of them from Today.
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import * as copy from '../copy.ts'
import type { ActName } from '../rules.ts'
import type { Ticked } from './ticked.ts'
import s from './many.module.css'

type BarProps = {
  ticked: Ticked
  acts: readonly ActName[]
  /** How many match what is searched and chosen, where more do than are ticked. */
  matching: number | undefined
  onAct: (name: ActName) => void
}

/** At the foot of the list while somebody is ticked: how many, and what can be done for all of them. */
export const Bar = ({ ticked, acts, matching, onAct }: BarProps) => (
  <section className={s.bar} aria-label={copy.bar} data-over-page="" data-for-many="">
    <div className="spread gap-3 lines-2">
      <div className="row-3 lines-0">
        <span role="status" className="semibold tabular">
          {copy.ticked(ticked.count)}
        </span>
        {matching !== undefined && (
          <Button kind="link" onClick={ticked.tickAll}>
            {copy.tickAll(matching)}
          </Button>
        )}
        <Button kind="link" onClick={ticked.clear}>
          {copy.clear}
        </Button>
      </div>
      <div className={s.acts}>
        {acts.map(name => (
          <Button key={name} aria-haspopup="dialog" aria-keyshortcuts={copy.acts[name].key} onClick={() => onAct(name)}>
            {copy.acts[name].button}
          </Button>
        ))}
      </div>
    </div>
  </section>
)

export const ManyDialog = later(() => import('./many-dialog.tsx').then(part => part.ManyDialog), null)

type TagOneProps = { student: { id: string }; onClose: () => void }

/** One student is tagged as many are. */
export const TagOne = ({ student: { id }, onClose }: TagOneProps) => (
  <ManyDialog name="tag" who={{ ids: [id] }} count={1} onClose={onClose} onDone={onClose} />
)
