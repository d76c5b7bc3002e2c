import { useVerb } from '#src/browser/use-verb.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import type { QueueFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import type { KeyName } from '#src/wire/topics.ts'
import type { ReactNode } from 'react'
import { stateNames } from '../copy.ts'
import { entryStates, type EntryState } from '../rules.ts'

const tones: Readonly<Record<EntryState, StatusTone>> = { draft: 'waiting', published: 'done', retired: 'locked' }

/** Whether students see it; a catalogue may have words of its own for that. */
export const EntryStateTag = ({ state, words = stateNames[state] }: { state: EntryState; words?: string }) => (
  <StatusTag tone={tones[state]}>{words}</StatusTag>
)

/** Of a list of entries. */
export const stateFilter = <Row,>(stateOf: (row: Row) => EntryState): QueueFilter<Row> => ({
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'Every state', isShown: () => true },
    ...entryStates.map(value => ({ value, label: stateNames[value], isShown: (row: Row) => stateOf(row) === value })),
  ],
})

export type EntryShownProps = {
  isShown: boolean
  rereads: readonly KeyName[]
  publish: Shown
  retire: Shown
  /** Where retiring it is asked again before: what it does, and the words on the buttons. */
  confirm?: { title: string; words: ReactNode; confirm: string; keep?: string }
}

type Shown = { label: string; done: string; act: () => Promise<unknown> }

/** Shows an entry to students, or takes it from them. */
export function EntryShown({ isShown, rereads, publish, retire, confirm }: EntryShownProps) {
  const { label, done, act } = isShown ? retire : publish
  const around = { rereads: ['catalogues', ...rereads], done } as const
  const verb = useVerb(act, around)
  return (
    <div>
      {isShown && confirm !== undefined ? (
        <ConfirmVerb
          {...around}
          button="danger"
          label={label}
          act={act}
          title={confirm.title}
          confirm={confirm.confirm}
          keep={confirm.keep}
        >
          <p>{confirm.words}</p>
        </ConfirmVerb>
      ) : (
        <Button kind={isShown ? 'danger' : 'quiet'} busy={verb.isPending} onClick={() => verb.mutate(undefined)}>
          {label}
        </Button>
      )}
    </div>
  )
}
