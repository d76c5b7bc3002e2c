// Steps that were assigned for the demo's students.
import type { StepType } from '../src/journey/stage.ts'
import type { Question } from '../src/features/custom-steps/form/rules.ts'
import type { Attachment } from '../src/features/custom-steps/response/rules.ts'
import { meera, rohan, type DemoStudent } from './people.ts'

export type DemoStep = {
  /** Always the same, so that it is assigned once. */
  readonly id: string
  readonly for: DemoStudent
  readonly stage: string
  readonly type: StepType
  readonly title: string
  readonly description: string
  readonly order: number
  readonly form?: readonly Question[]
  readonly attachments?: readonly Attachment[]
  readonly response?: { readonly htmlString: string; readonly attachments: readonly Attachment[] }
}

const question = { help: '', required: true, options: [], min: null, max: null } as const

export const demoSteps: readonly DemoStep[] = [
  {
    id: '019aa1b2-5afa-7000-8000-000000000001',
    for: meera,
    stage: 'bank-accounts',
    type: 'FillForm',
    title: 'Tell us where you will live',
    description:
      '<p>A bank wants to know your address in the US. Tell us what you have, and we say <strong>which paper it takes</strong> and which branch is on your way.</p>',
    order: 1.5,
    form: [
      {
        ...question,
        id: 'q0a01',
        kind: 'choice',
        label: 'Where will you live?',
        options: ['In a dormitory', 'In a flat with others', 'With family', 'I do not know yet'],
      },
      {
        ...question,
        id: 'q0a02',
        kind: 'date',
        label: 'From which day?',
        required: false,
        help: 'It stands in your lease.',
      },
      {
        ...question,
        id: 'q0a03',
        kind: 'file',
        label: 'Your lease or the letter of the dormitory',
        required: false,
        help: 'A photo is enough.',
      },
    ],
  },
  {
    id: '019aa1b2-5afa-7000-8000-000000000002',
    for: meera,
    stage: 'loans',
    type: 'ConsumeContent',
    title: 'Read this before you compare loans',
    description:
      '<p>An offer in hand is easier to judge when you know what it is made of. These two pages are short.</p>',
    order: 0.5,
    attachments: [
      {
        type: 'article',
        title: 'What a year of study costs, and who pays for it',
        url: 'https://www.consumerfinance.gov/paying-for-college/',
        file: null,
      },
      {
        type: 'link',
        title: 'What the Reserve Bank says of money sent abroad',
        url: 'https://www.rbi.org.in/',
        file: null,
      },
    ],
  },
  {
    id: '019aa1b2-5afa-7000-8000-000000000003',
    for: rohan,
    stage: 'phone-connection',
    type: 'Custom',
    title: 'We check which network works in Tempe',
    description: '<p>You gave us the address where you will live. We look up which networks reach it.</p>',
    order: 2.5,
    response: {
      htmlString:
        '<p>All three large networks reach your street. Inside the building:</p><ul><li><p><strong>Good:</strong> T-Mobile, Verizon</p></li><li><p><strong>Weak:</strong> AT&amp;T</p></li></ul><p>Any plan on the first two will do.</p>',
      attachments: [
        { type: 'link', title: 'Look up an address yourself', url: 'https://broadbandmap.fcc.gov/', file: null },
      ],
    },
  },
]
