// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { DatedFact, Source } from '#src/journey/guide.ts'
import type { OutlineOf } from '#src/journey/outline.ts'
import type { visas } from '../rules.ts'
import { again } from '../rounds/copy.ts'
import { firstReading } from '#src/features/papers/stated/copy.ts'

const formGuides: Source = {
  name: 'viseamerica.com and dsus160.com (guides to the DS-160); Washington University in St. Louis, DS-160',
  address: 'https://oiss.washu.edu/ds-160',
  checkedOn: firstReading,
}

export const outline = {
  steps: {
    I20Form: { minutes: 40, atHand: ['passport', 'admit letter', 'bank statements of the person who pays'] },
    VisaTranscripts: { minutes: 15, atHand: [] },
    PaySEVISFee: { minutes: null, atHand: ['I-20', 'a card that works in dollars'] },
    DS160: {
      minutes: { from: 60, to: 90, source: formGuides },
      atHand: ['passport', 'I-20', 'visa photo', 'your parents’ dates of birth'],
    },
    ConsularAppointment: { minutes: null, atHand: ['passport', 'I-20', 'DS-160 confirmation'] },
    CompileDocs: { minutes: null, atHand: ['your papers', 'a folder'] },
    PostInterview: { minutes: 5, atHand: ['the slip, if the officer gave you one'] },
    MockInterview: { minutes: 20, atHand: ['a quiet room', 'a camera and a microphone'] },
    AttendWebinar: { minutes: null, atHand: [] },
  },
  again,
  otherWays: {
    'visa-granted': { offer: 'My visa is granted already', said: 'You said that your visa is granted already.' },
  },
} as const satisfies OutlineOf<typeof visas>

export const datedFacts: readonly DatedFact[] = [
  {
    id: 'visas.ds-160.minutes',
    text: 'Filling in the DS-160 takes 60 to 90 minutes.',
    source: formGuides,
    shownAt: '/visas/ds-160',
  },
]
