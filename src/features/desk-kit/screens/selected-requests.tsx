import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Select } from '#src/ui/select.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { ManyAct, RequestView } from '../contract.ts'
import { mostAtOnce, priorities, priorityWords } from '../rules.ts'
import { requests } from './api.ts'
import s from './desk-kit.module.css'
import { HandOver } from './hand-over.tsx'

type SelectedRequestsProps = {
  shown: readonly RequestView[]
  selected: readonly RequestView[]
  me: string
  onSelect: (isSelected: boolean) => void
}

/** Several requests changed at once; what one of them refuses is said, and stops no other. */
export function SelectedRequests({ shown, selected, me, onSelect }: SelectedRequestsProps) {
  const toasts = useToasts()
  const [isHanding, setHanding] = useState(false)
  const change = useVerb(
    (act: ManyAct) => requests.changeMany({ ids: selected.slice(0, mostAtOnce).map(({ id }) => id), act }),
    {
      rereads: ['requests'],
      done: ({ done, refused }) => {
        if (done > 0) toasts.success(`${requestsOf(done)} changed.`)
        const [first] = refused
        if (first !== undefined) toasts.error(`${requestsOf(refused.length)} not changed: ${first.message}`)
      },
    },
  )
  const count = selected.length
  return (
    <div className={classes('row-3 target lines-2', s.selected)}>
      <Checkbox
        name="select-all"
        label={count === 0 ? 'Select all shown' : `${count} selected`}
        value={count > 0 && count === shown.length}
        onChange={onSelect}
      />
      {count > 0 && (
        <>
          <Button busy={change.isPending} onClick={() => change.mutate({ do: 'take' })}>
            Take
          </Button>
          <Button busy={change.isPending} onClick={() => change.mutate({ do: 'give-back' })}>
            Give back
          </Button>
          {selected.every(({ isByHand }) => isByHand) && (
            <Button busy={change.isPending} onClick={() => change.mutate({ do: 'settle' })}>
              Done
            </Button>
          )}
          <Button busy={change.isPending} onClick={() => setHanding(true)}>
            Hand over
          </Button>
          <Select
            label="Set the priority"
            hidesLabel
            name="rank"
            placeholder="Priority…"
            value=""
            onChange={chosen => {
              const priority = priorities.find(one => one === chosen)
              if (priority !== undefined) change.mutate({ do: 'rank', priority })
            }}
            options={priorities.toReversed().map(value => ({ value, label: priorityWords[value] }))}
          />
        </>
      )}
      {isHanding && (
        <HandOver
          except={me}
          onHand={(to, note) => change.mutateAsync({ do: 'hand-over', to, note })}
          onClose={() => setHanding(false)}
        />
      )}
    </div>
  )
}

const requestsOf = (count: number): string => (count === 1 ? '1 request' : `${count} requests`)
