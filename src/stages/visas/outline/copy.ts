// What each step takes and needs, and how the stage is finished another way. The minutes are our estimates.
import type { DatedFact, Source } from '#src/journey/guide.ts'
import type { OutlineOf } from '#src/journey/outline.ts'
import type { visas } from '../rules.ts'
import { firstReading } from '../sources/copy.ts'

const formGuides: Source = {
  name: 'DS-160 guides of viseamerica.com, dsus160.com and Washington University',
  checkedOn: firstReading,
}

export const outline = {
  steps: {
    I20Form: { minutes: 40, atHand: ['Passport', 'Admit letter', 'Bank statements of the person who pays'] },
    VisaTranscripts: { minutes: 15, atHand: [] },
    PaySEVISFee: { minutes: null, atHand: ['I-20', 'A card that works in dollars'] },
    DS160: {
      minutes: { from: 60, to: 90, source: formGuides },
      atHand: ['Passport', 'I-20', 'Visa photo', 'Your parents’ dates of birth'],
    },
    ConsularAppointment: { minutes: null, atHand: ['Passport', 'I-20', 'DS-160 confirmation'] },
    CompileDocs: { minutes: null, atHand: ['Your papers', 'A folder'] },
    PostInterview: { minutes: 5, atHand: ['The slip, if the officer gave you one'] },
    MockInterview: { minutes: 20, atHand: ['A quiet room', 'A camera and a microphone'] },
    AttendWebinar: { minutes: null, atHand: [] },
  },
  otherWays: {
    'visa-granted': { offer: 'My visa is granted already', said: 'You said that your visa is granted already.' },
  },
} as const satisfies OutlineOf<typeof visas>

export const datedFacts: readonly DatedFact[] = [
  { text: 'Filling in the DS-160 takes 60 to 90 minutes.', source: formGuides, shownAt: '/visas/ds-160' },
]
