import { useState } from 'react'
import type { StepView } from '#src/journey/views.ts'
import { statusWords } from './step-status.tsx'

/** What becomes of the steps while one looks, by oneself or by the one who has them, is read out to those who do not see it. */
export function StepsSaid({ steps }: { steps: readonly StepView[] }) {
  const [before, setBefore] = useState(steps)
  const [said, say] = useState('')
  if (before !== steps) {
    setBefore(steps)
    const words = changesOf(before, steps)
    if (words !== '') say(words)
  }
  return <output className="visually-hidden">{said}</output>
}

function changesOf(before: readonly StepView[], steps: readonly StepView[]): string {
  const isSame = (step: StepView) => before.some(was => was.id === step.id && statusWords(was) === statusWords(step))
  return steps
    .filter(step => !isSame(step))
    .map(step => `${step.title}: ${statusWords(step)}`)
    .join('; ')
}
