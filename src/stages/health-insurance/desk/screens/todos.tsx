import { StatusTag } from '#src/ui/status-tag.tsx'
import { statusWords } from '#src/stages/health-insurance/policies/copy.ts'
import type { QueuedPolicy } from '../contract.ts'
import { todoWords } from '#src/stages/health-insurance/todos/copy.ts'

/** What waits for us; where nothing does, how the insurance stands. */
export function Todos({ policy: { todos, status } }: { policy: Pick<QueuedPolicy, 'todos' | 'status'> }) {
  if (todos.length === 0) {
    return <StatusTag tone={status === 'ended' ? 'wrong' : 'done'}>{statusWords[status]}</StatusTag>
  }
  return (
    <span className="wrap inline gap-2 lines-1">
      {todos.map(todo => (
        <StatusTag key={todo} tone="open">
          {todoWords[todo]}
        </StatusTag>
      ))}
    </span>
  )
}
