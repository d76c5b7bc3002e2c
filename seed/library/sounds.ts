// Short recordings of our own, read by a computer's voice.
import type { Story } from '#src/features/content/stock-stories.ts'
import { said } from './said.ts'

export const sounds: readonly Story[] = [
  {
    broughtAs: 'visas/evening-before-sound',
    kind: 'sound',
    stage: 'visas',
    title: 'The evening before your interview',
    summary: 'One folder, three answers, two alarms. Under a minute, read by a computer’s voice.',
    media: 'evening-before',
    body: said(
      '<strong>Put your papers in one folder,</strong> in this order: passport, appointment letter, DS-160 confirmation, I-20, fee receipts, and the papers that show who pays.',
      'Then say three answers aloud, each in two sentences.',
      '<strong>Why this course?</strong> Say what you will learn, and what you will do with it.',
      '<strong>Why this university?</strong> Name one course, one lab, or one professor.',
      '<strong>Who pays?</strong> Say the amount, who it comes from, and which paper shows it.',
      'Don’t learn them by heart. Say them in different words each time.',
      'Then stop. Look up how you get there, set two alarms, and sleep.',
    ),
  },
]
