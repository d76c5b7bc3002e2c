import { useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import type { SevisView } from '../contract.ts'
import * as copy from '../copy.ts'
import { type Progression, holdsFee } from '../rules.ts'
import { FeeDetails } from './fee-details.tsx'
import { FeeSite } from './fee-site.tsx'
import s from './sevis.module.css'
import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Link } from '#src/ui/link.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useVisaVerb } from '#src/stages/visas/screens/api.ts'
import { reach } from './later-sevis.ts'

type FeeGuideProps = { fee: SevisView; start: Progression; onClose: () => void }

/** Three sub-steps in a window, and what the card holds beside them. One may go back and look. */
export function FeeGuide({ fee, start, onClose }: FeeGuideProps) {
  const [at, setAt] = useState<Progression>(start)
  return (
    <Dialog open onClose={onClose} title="Pay the SEVIS fee" wide>
      <ol className={s.steps} aria-label="Parts of the guide">
        {copy.steps.map((name, index) => (
          <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            {index < at ? (
              <button type="button" onClick={() => setAt(index === 0 ? 0 : 1)}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ol>
      <div className={s.guide}>
        <div>
          {at === 0 && <Prepare fee={fee} onReady={() => setAt(1)} />}
          {at === 1 && <FeeSite onOpened={() => setAt(2)} />}
          {at === 2 && <FeeDetails fee={fee} onDone={onClose} />}
        </div>
        {/* Once the fee is paid, what is left on the card says nothing about it. */}
        {fee.paidAt === null && <CardState cents={fee.card_funds} />}
      </div>
    </Dialog>
  )
}

/** What the card holds, and whether that is enough. */
function CardState({ cents }: { cents: number }) {
  const isEnough = holdsFee(cents)
  return (
    <aside className={s.card} aria-label={copy.cardTitle}>
      <h3 className="text-2">{copy.cardTitle}</h3>
      <p className="large-5 tabular">{cents === 0 ? copy.cardEmpty : <WithRupees cents={cents} />}</p>
      <span role="status" className={isEnough ? s.enough : s.tooLow}>
        {isEnough ? copy.enough : copy.notEnough}
      </span>
      {!isEnough && <Link href={copy.cardPage}>{copy.cardWay}</Link>}
    </aside>
  )
}

/** (0) The I-20 and a US card holding $350. */
function Prepare({ fee, onReady }: { fee: SevisView; onReady: () => void }) {
  const say = useVisaVerb(() => reach('prepared'), onReady)
  const isEnough = holdsFee(fee.card_funds)
  return (
    <Stack gap={4}>
      <h3>{copy.prepare.title}</h3>
      <ul>
        {copy.prepare.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Actions>
        <Button kind={isEnough ? 'primary' : 'quiet'} busy={say.isPending} onClick={() => say.mutate(undefined)}>
          {isEnough ? copy.prepare.ready : copy.prepare.other}
        </Button>
      </Actions>
    </Stack>
  )
}
