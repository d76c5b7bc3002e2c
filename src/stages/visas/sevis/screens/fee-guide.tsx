import { useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import type { SevisView } from '../contract.ts'
import { steps } from '../copy.ts'
import type { Progression } from '../rules.ts'
import { CardState } from './card-state.tsx'
import { FeeDetails } from './fee-details.tsx'
import { FeeSite } from './fee-site.tsx'
import { Prepare } from './prepare.tsx'
import s from './sevis.module.css'

type FeeGuideProps = { fee: SevisView; start: Progression; onClose: () => void }

/** Three sub-steps in a window, and what the card holds beside them. One may go back and look. */
export function FeeGuide({ fee, start, onClose }: FeeGuideProps) {
  const [at, setAt] = useState<Progression>(start)
  return (
    <Dialog open onClose={onClose} title="Pay the SEVIS fee" wide>
      <ol className={s.steps} aria-label="Parts of the guide">
        {steps.map((name, index) => (
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
