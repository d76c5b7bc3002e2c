import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { loanRereads } from '#src/stages/loans/screens/api.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { lackOf, type PaperField } from '../rules.ts'
import { sayLacking } from './later-answers.ts'

type LackingProps = { field: PaperField; application: ApplicationView }

/** That one does not have a paper. */
export function Lacking({ field, application: { lacks } }: LackingProps) {
  const kept = useKept()
  const tick = useTick((is: boolean) => sayLacking(field, is), {
    rereads: loanRereads,
    inOrder: 'loan-lacks',
    shows: is => ({ thing: lackOf(field), is }),
  })
  return (
    <Checkbox
      name={`lacks-${field}`}
      label={
        <>
          {field === 'aadhaar' ? copy.otherId : copy.lacks}
          <VisuallyHidden>: {copy.titles[field]}</VisuallyHidden>
        </>
      }
      detail={kept.has(lackOf(field)) ? keptHere : undefined}
      value={lacks.includes(field)}
      onChange={tick}
      onBlur={() => {}}
    />
  )
}
