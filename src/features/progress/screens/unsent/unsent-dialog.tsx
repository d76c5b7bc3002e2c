import { useQueryClient } from '@tanstack/react-query'
import { newKey } from '#src/browser/api.ts'
import { withAgain, type Unsent } from '#src/browser/unsent/rules.ts'
import { sendKept } from '#src/browser/unsent/sender.ts'
import { changeUnsent, discardUnsent } from '#src/browser/unsent/unsent.ts'
import { useUnsent } from '#src/browser/unsent/use-unsent.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatClock } from '#src/values/dates.ts'
import * as copy from './copy.ts'
import { Comparison } from './comparison.tsx'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/progress/screens/progress.module.css'
import { readNamed } from '#src/browser/queries.ts'

/** What is kept, oldest first; what was refused, with why, and what stands there instead. */
export default function UnsentDialog({ onClose }: { onClose: () => void }) {
  const unsent = useUnsent()
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      {unsent.length === 0 ? (
        <Notice tone="done" live>
          {copy.allSent}
        </Notice>
      ) : (
        <ul className="stack-5 list">
          {unsent.map(one => (
            <li key={one.key} className={classes('stack-3', s.one)}>
              <h3 className="text-3">{one.words}</h3>
              {one.refused === undefined ? (
                <p className="muted">{copy.keptSince(clockOf(one))}</p>
              ) : (
                <Choice one={one} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const clockOf = ({ keptAt }: Unsent): string => `${formatClock(Temporal.Instant.from(keptAt))} IST`

function Choice({ one }: { one: Unsent }) {
  const queries = useQueryClient()
  const sendMine = async () => {
    await changeUnsent(all => withAgain(all, one.key, newKey()))
    await sendKept()
  }
  const keepTheirs = async () => {
    await readNamed(queries, one.rereads)
    await discardUnsent(one.key)
  }
  return (
    <>
      <p>
        {copy.about} {one.refused?.message}
      </p>
      <Comparison one={one} />
      <Actions>
        <Button aria-label={`${copy.sendMine}: ${one.words}`} onClick={() => void sendMine()}>
          {copy.sendMine}
        </Button>
        <Button aria-label={`${copy.keepTheirs}: ${one.words}`} onClick={() => void keepTheirs()}>
          {copy.keepTheirs}
        </Button>
      </Actions>
    </>
  )
}
