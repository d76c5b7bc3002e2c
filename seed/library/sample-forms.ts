// Forms that only the sandbox answers: with an account at Typeform the desk adds its own.
import type { LibraryItem } from './item.ts'

export const sampleForms: readonly LibraryItem[] = [
  {
    broughtAs: 'whole-journey/what-helps-next',
    type: 'InteractiveFlow',
    format: 'Typeform',
    stage: null,
    title: 'What would help you next?',
    summary: 'Two questions, so that an advisor knows where to begin. A sample form of the sandbox.',
    body: '<p>It takes less than a minute. We read your answers before you next write to us.</p>',
    address: 'https://safar.typeform.com/to/what-helps-next',
  },
]
