// Screens that were built from a design: each stands beside it, with what is otherwise and why.
import { ananya, arjun, fatima, meera, rohan } from '#seed/people.ts'
import type { State, View } from './states.ts'

/** As a design's pictures are called. */
export const designViews: Partial<Record<View, string>> = {
  '390': 'phone',
  '390 at night': 'phone-dark',
  wide: 'desktop',
  'wide at night': 'desktop-dark',
}

const asDesigned = ['390', 'wide', '390 at night', 'wide at night'] as const

export const designed: readonly State[] = [
  {
    name: 'home, as designed',
    who: fatima,
    at: '/',
    shows: /offer/,
    views: asDesigned,
    design: {
      name: 'home',
      differs:
        'The line climbs to the campus as on the first page. What comes after the card is a list of its own, by what each thing waits for. The card has the status of the specification.',
    },
  },
  {
    name: 'a stage, as designed',
    who: meera,
    at: '/visas',
    shows: 'About this stage',
    views: asDesigned,
    design: {
      name: 'stage',
      differs:
        'The list is the accordion of the specification: a row opens, so its chevron points down. A row has a day only where it is sure, and this student has none from the I-20 yet.',
    },
  },
  {
    name: 'a step, as designed',
    who: meera,
    at: '/visas/ds-160',
    shows: 'Have ready',
    views: asDesigned,
    design: {
      name: 'step',
      differs:
        'The third fact is shown where a source or a rule of ours says one. Of the sections one is shown, with arrows and a list of all beside it. There is no drawing of the confirmation page, for no source shows where its numbers stand. Sources stand at what they are about.',
    },
  },
  {
    name: 'help, as designed',
    who: meera,
    at: '/visas/ds-160',
    shows: 'Have ready',
    views: asDesigned,
    press: async page => {
      await page.getByRole('button', { name: 'Help', exact: true }).click()
      await page.getByRole('dialog', { name: 'Help' }).waitFor()
    },
    design: {
      name: 'step-help',
      differs:
        'The words and sources of the step stand below the guides, unfolded: there are few. A row is pressed as a whole, so it has no button in it.',
    },
  },
  {
    name: 'offers, as designed',
    who: fatima,
    at: '/loans/finalize-offer',
    shows: 'HDFC Credilia',
    views: asDesigned,
    design: {
      name: 'offers',
      differs:
        'The words of the status stand in a box of their own, as the specification writes them. Rows below are those of the specification: the wait, the way of counting.',
    },
  },
  {
    name: 'plan, as designed',
    who: meera,
    at: '/plan',
    shows: /^Today, /,
    views: asDesigned,
    design: {
      name: 'plan',
      differs:
        "What to do now, what is next, and what happens if it is missed stand on top, as the issue asks. Nothing says 'fits'. Rounds and reminders are at the foot.",
    },
  },
  {
    name: 'a plan that breaks, as designed',
    who: arjun,
    at: '/plan',
    shows: 'Breaks',
    views: asDesigned,
    design: {
      name: 'plan-break',
      differs: 'What breaks stands in the box of the three lines on top, and again in its place among the months.',
    },
  },
  {
    name: 'documents, as designed',
    who: meera,
    at: '/documents',
    shows: 'Add any paper',
    views: asDesigned,
    design: {
      name: 'documents',
      differs: 'Each paper has its standing in words beside its picture; this student has added none.',
    },
  },
  {
    name: 'money, as designed',
    who: rohan,
    at: '/money',
    shows: /each month/,
    views: asDesigned,
    design: {
      name: 'money',
      differs: 'The months are those that are known. Amounts that nobody knows are counted and folded.',
    },
  },
  {
    name: 'money of a newcomer, as designed',
    who: ananya,
    at: '/money',
    shows: 'Money',
    views: asDesigned,
    design: {
      name: 'money-new',
      differs: 'No estimate of a year is shown: nobody has said what it costs at this university.',
    },
  },
]
