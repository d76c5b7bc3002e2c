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
    I20Form: {
      is: 'What the university asks before it issues your I-20.',
      minutes: 40,
      atHand: [
        { name: 'Passport', paper: 'passport' },
        { name: 'Admit letter', paper: 'admission-letter' },
        'Bank statements of the person who pays',
      ],
    },
    VisaTranscripts: { minutes: 15, atHand: [] },
    PaySEVISFee: {
      is: 'The fee for your record as a student, before the interview.',
      minutes: null,
      atHand: [
        { name: 'I-20', paper: 'i-20' },
        { name: 'SEVIS ID', values: ['sevisId'], typedAt: '/profile/passport' },
        'A card that works in dollars',
      ],
    },
    DS160: {
      is: 'The US visa form: you, your family, studies and trips.',
      minutes: { from: 60, to: 90, source: formGuides },
      atHand: [
        { name: 'Passport', paper: 'passport' },
        { name: 'I-20', paper: 'i-20' },
        { name: 'Visa photo', paper: 'photo' },
        {
          name: 'Your parents’ dates of birth',
          values: ['fatherBirthDate', 'motherBirthDate'],
          typedAt: '/profile/passport',
        },
      ],
    },
    ConsularAppointment: {
      is: 'Two days to book: fingerprints and photo, then the interview.',
      minutes: null,
      atHand: [
        { name: 'Passport', paper: 'passport' },
        { name: 'I-20', paper: 'i-20' },
        { name: 'DS-160 confirmation', paper: 'ds-160-confirmation' },
      ],
    },
    CompileDocs: {
      is: 'What the officer may ask to see, ticked paper by paper.',
      minutes: null,
      atHand: ['Your papers', 'A folder'],
    },
    PostInterview: {
      is: 'What the officer said, and what follows from it.',
      minutes: 5,
      atHand: ['The slip, if the officer gave you one'],
    },
    MockInterview: {
      is: 'The questions officers ask, answered aloud before the day.',
      minutes: 20,
      atHand: ['A quiet room', 'A camera and a microphone'],
    },
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
