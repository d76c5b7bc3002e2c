import { useState } from 'react'
import { optional, useReadAfterwards } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { Row } from '#src/features/money/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { undoSeconds } from '../../rules.ts'
import { dayIn } from '../../screens/moments.ts'
import type { AsksView } from '../contract.ts'
import { own as copy } from '../copy.ts'
import { canBeAsked } from '../rules.ts'
import { familyAsks } from './api.ts'

const AskDialog = later(async () => (await import('./ask-dialog.tsx')).AskDialog, null)

/** At a payment of the student's own page: who is asked to pay it, and the way to ask somebody. */
export default function AskRow({ row }: { row: Row }) {
  const view = optional(useReadAfterwards(familyAsks.read))
  const [isChoosing, setChoosing] = useState(false)
  if (view === undefined || !canBeAsked(row)) return null
  return (
    <div className="stack-2">
      {view.asks
        .filter(ask => ask.row === row.id)
        .map(ask => (
          <Asked key={ask.id} ask={ask} name={nameOf(view, ask.person)} />
        ))}
      <div>
        <Button kind="link" onClick={() => setChoosing(true)}>
          {copy.ask}
          <VisuallyHidden>: {row.what}</VisuallyHidden>
        </Button>
      </div>
      {isChoosing && <AskDialog row={row} view={view} onClose={() => setChoosing(false)} />}
    </div>
  )
}

const nameOf = ({ people }: AsksView, person: string): string => people.find(({ id }) => id === person)?.name ?? ''

const rereads = ['family'] as const

function Asked({ ask: { id, row, person, askedAt }, name }: { ask: AsksView['asks'][number]; name: string }) {
  const toasts = useToasts()
  const again = useVerb(() => familyAsks.ask({ row, member: person }), {
    rereads,
    done: () => toasts.success(copy.isAsked(name)),
  })
  const withdraw = useVerb(() => familyAsks.withdraw({ id }), {
    rereads,
    done: () =>
      toasts.info(copy.withdrawn(name), { words: copy.undo, act: () => again.mutate(undefined), seconds: undoSeconds }),
  })
  return (
    <p className="row-4 lines-1">
      <span>{copy.asked(name, dayIn(askedAt))}</span>
      <Button
        kind="link"
        aria-label={copy.withdrawFrom(name)}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined)}
      >
        {copy.withdraw}
      </Button>
    </p>
  )
}
