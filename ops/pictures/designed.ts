// Screens that were built from a design: each stands beside it, with what is otherwise and why.
import { ananya, fatima, meera, rohan } from '#seed/people.ts'
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
    design: { name: 'home', differs: '' },
  },
  {
    name: 'a stage, as designed',
    who: meera,
    at: '/visas',
    shows: 'About this stage',
    views: asDesigned,
    design: { name: 'stage', differs: '' },
  },
  {
    name: 'a step, as designed',
    who: meera,
    at: '/visas/ds-160',
    shows: 'Have ready',
    views: asDesigned,
    design: { name: 'step', differs: '' },
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
    design: { name: 'step-help', differs: '' },
  },
  {
    name: 'offers, as designed',
    who: fatima,
    at: '/loans/finalize-offer',
    shows: 'HDFC Credilia',
    views: asDesigned,
    design: { name: 'offers', differs: '' },
  },
  {
    name: 'plan, as designed',
    who: meera,
    at: '/plan',
    shows: /^Today, /,
    views: asDesigned,
    design: { name: 'plan', differs: '' },
  },
  {
    name: 'a plan that breaks, as designed',
    who: rohan,
    at: '/plan',
    shows: /^Today, /,
    views: asDesigned,
    design: { name: 'plan-break', differs: '' },
  },
  {
    name: 'documents, as designed',
    who: meera,
    at: '/documents',
    shows: 'Add any paper',
    views: asDesigned,
    design: { name: 'documents', differs: '' },
  },
  {
    name: 'money, as designed',
    who: rohan,
    at: '/money',
    shows: /each month/,
    views: asDesigned,
    design: { name: 'money', differs: '' },
  },
  {
    name: 'money of a newcomer, as designed',
    who: ananya,
    at: '/money',
    shows: 'Money',
    views: asDesigned,
    design: { name: 'money-new', differs: '' },
  },
]
