import { Select } from '#src/ui/select.tsx'
import type { RequestView } from '../contract.ts'
import { priorities, type Priority, priorityWords } from '../rules.ts'
import { requests } from './api.ts'
import s from './desk-kit.module.css'
import { useRequestVerb } from './use-requests.ts'

const options = priorities.toReversed().map(value => ({ value, label: priorityWords[value] }))

export function PriorityOf({ request }: { request: RequestView }) {
  const set = useRequestVerb((priority: Priority) => requests.setPriority({ id: request.id, priority }))
  return (
    <div className={s.priority}>
      <Select
        label={`Priority of ${request.title}`}
        hidesLabel
        name={`priority-${request.id}`}
        value={set.isPending ? set.variables : request.priority}
        placeholder={null}
        onChange={chosen => {
          const priority = priorities.find(one => one === chosen)
          if (priority !== undefined) set.mutate(priority)
        }}
        options={options}
      />
    </div>
  )
}
