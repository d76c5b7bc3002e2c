import { TickIcon } from '../../../../ui/icons.tsx'
import { classes } from '../../../../ui/classes.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import s from './wizard-steps.module.css'

export type WizardStep = { name: string; isFinal: boolean; isOpen: boolean }

type WizardStepsProps = {
  steps: readonly WizardStep[]
  at: string
  /** Absent where no step can be gone to: while a payment is under way, and on the payment step. */
  onGo?: (name: string) => void
}

/** Where one is in the wizard; a step can be gone to once all before it were submitted. */
export function WizardSteps({ steps, at, onGo }: WizardStepsProps) {
  const here = steps.findIndex(({ name }) => name === at)
  return (
    <nav aria-label="Steps of the purchase">
      <ol className={s.steps}>
        {steps.map(({ name, isFinal, isOpen }, index) => {
          const isBlocked = onGo === undefined || !isOpen
          return (
            <li key={name} className={classes(s.step, isFinal && s.final, index <= here && s.reached)}>
              <button
                type="button"
                className={s.stop}
                aria-current={name === at ? 'step' : undefined}
                aria-disabled={isBlocked && name !== at ? true : undefined}
                onClick={() => {
                  if (!isBlocked) onGo(name)
                }}
              >
                <span className={s.mark} aria-hidden="true">
                  {isFinal && name !== at ? <TickIcon size={18} /> : index + 1}
                </span>
                <span>{name}</span>
                {isFinal && <VisuallyHidden>, filled in</VisuallyHidden>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
