import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useVisaVerb } from '#src/stages/visas/screens/api.ts'
import type { SevisView } from '../contract.ts'
import { prepare } from '../copy.ts'
import { holdsFee } from '../rules.ts'
import { reach } from './later-sevis.ts'

/** (0) The I-20 and a US card holding $350. */
export function Prepare({ fee, onReady }: { fee: SevisView; onReady: () => void }) {
  const say = useVisaVerb(() => reach('prepared'), onReady)
  const isEnough = holdsFee(fee.card_funds)
  return (
    <Stack gap={4}>
      <h3>{prepare.title}</h3>
      <ul>
        {prepare.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Actions>
        <Button kind={isEnough ? 'primary' : 'quiet'} busy={say.isPending} onClick={() => say.mutate(undefined)}>
          {isEnough ? prepare.ready : prepare.other}
        </Button>
      </Actions>
    </Stack>
  )
}
