import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Select } from '#src/ui/select.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { ManyAct, RequestView } from '../contract.ts'
import { mostAtOnce, priorities, priorityWords } from '../rules.ts'
import { requests } from './api.ts'

type SelectedRequestsProps = {
  shown: readonly RequestView[]
  selected: readonly RequestView[]
  onSelect: (isSelected: boolean) => void
}

/** Several requests changed at once; what one of them refuses is said, and stops no other. */
export function SelectedRequests({ shown, selected, onSelect }: SelectedRequestsProps) {
  const toasts = useToasts()
  const colleagues = useRead(requests.colleagues)
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
    <div className="row-3 target lines-2">
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
          <Select
            label={<VisuallyHidden>Hand over to</VisuallyHidden>}
            name="hand-over"
            placeholder="Hand over to…"
            value=""
            onChange={to => to !== '' && change.mutate({ do: 'hand-over', to, note: '' })}
            options={(colleagues.data ?? []).map(({ id, name, roles }) => ({
              value: id,
              label: `${name} (${roles.join(', ')})`,
            }))}
          />
          <Missing query={colleagues} what="your colleagues" />
          <Select
            label={<VisuallyHidden>Set the priority</VisuallyHidden>}
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
    </div>
  )
}

const requestsOf = (count: number): string => (count === 1 ? '1 request' : `${count} requests`)
