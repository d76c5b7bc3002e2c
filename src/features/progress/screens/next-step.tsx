// The one thing to do next, chosen once by the page of a stage.
import { createContext } from 'react'
import type { StepOfStage } from '#src/journey/ahead.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import type { ButtonKind } from '#src/ui/button.tsx'
import * as copy from '../copy.ts'

/** For the moments of its panels, which end with it. The page shows it nowhere else then (`progress.module.css`). */
export const NextContext = createContext<StepOfStage | undefined>(undefined)

type NextStepProps = { next: StepOfStage; kind?: ButtonKind }

export const NextStep = ({ next: { stage, step }, kind }: NextStepProps) => (
  <ButtonLink kind={kind} href={`/${stage.route}/${step.route}`}>
    {copy.nextIs(step.title)}
  </ButtonLink>
)
