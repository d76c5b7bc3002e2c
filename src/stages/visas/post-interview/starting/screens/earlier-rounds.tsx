import { Button } from '#src/ui/button.tsx'
import type { RoundsView } from '#src/stages/visas/post-interview/contract.ts'
import * as copy from '../copy.ts'
import { useUndoRound } from './rounds-verbs.ts'

/** The applications that were refused, and the way back to the last of them. */
export function EarlierRounds({ rounds: { number, started, canBeUndone } }: { rounds: RoundsView }) {
  const undo = useUndoRound()
  return (
    <section className="stack-2" aria-labelledby="earlier-applications">
      <h3 id="earlier-applications">{copy.historyTitle}</h3>
      <ul className="stack-2">
        {started.map(round => (
          <li key={round.number}>{copy.past(round)}</li>
        ))}
      </ul>
      {canBeUndone && (
        <>
          <p className="quiet">{copy.undoHint}</p>
          <div>
            <Button kind="link" busy={undo.isPending} onClick={() => undo.mutate({ number })}>
              {copy.undo}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
