import type { ButtonKind } from '#src/ui/button.tsx'
import type { Todo } from '#src/stages/health-insurance/todos/rules.ts'

/** What comes first is the one action in yellow. */
export const kindFor = (todo: Todo, [first]: readonly Todo[]): ButtonKind => (first === todo ? 'primary' : 'quiet')
