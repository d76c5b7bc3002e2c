import { useEffect, useEffectEvent, useRef } from 'react'
import { TickIcon } from '#src/ui/icons.tsx'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import s from './wizard.module.css'

export type WizardStep = { name: string; isFinal: boolean; isOpen: boolean }

type WizardStepsProps = {
  steps: readonly WizardStep[]
  at: string
  /** It is not the one that was there at first: it begins at its top, for the eye and for who listens. */
  isGoneTo?: boolean
  /** Absent where no step can be gone to: while a payment is under way, and on the payment step. */
  onGo?: (name: string) => void
}

/** Where one is in the wizard; a step can be gone to once all before it were submitted. */
export function WizardSteps({ steps, at, isGoneTo = false, onGo }: WizardStepsProps) {
  const list = useRef<HTMLOListElement>(null)
  const begin = useEffectEvent(() => {
    if (!isGoneTo) return
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    here?.focus({ preventScroll: true })
    here?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => begin(), [at])
  const here = steps.findIndex(({ name }) => name === at)
  return (
    <nav aria-label="Steps of the purchase" className="container">
      <ol ref={list} className={s.steps}>
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
