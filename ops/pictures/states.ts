// What is photographed. To show another state, add a row: what it is called, who sees it, where, and what to wait for.
import { ananya, farah, kavya, meera, neha, rohan, type DemoPerson } from '#seed/people.ts'
import type { Page } from 'playwright-core'

/** How a screen is looked at. Nothing scrolls sideways in any. */
export const views = {
  phone: { width: 360, height: 780 },
  '390': { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
  '390 at night': { width: 390, height: 844, isDark: true },
  'phone at night': { width: 360, height: 780, isDark: true },
  'wide at night': { width: 1440, height: 900, isDark: true },
  /** The narrowest phone, with letters twice as large. */
  'large letters': { width: 320, height: 640, letters: 2 },
} as const satisfies Record<string, { width: number; height: number; isDark?: boolean; letters?: number }>

export type View = keyof typeof views

export type State = {
  name: string
  who: DemoPerson | 'visitor'
  at: string
  /** Words of the screen, by which one sees that it is there. */
  shows: string | RegExp
  views: readonly View[]
  /** What is pressed first. */
  press?: (page: Page) => Promise<void>
  /** The view that README and docs/looks.md show, as docs/pictures/NAME.png. */
  inDocs?: readonly [view: View, name: string]
  /** The design it was built from, by the name of its pictures, and what is otherwise here and why. */
  design?: { name: string; differs: string }
}

const both = ['phone', 'wide'] as const
const night = [...both, 'phone at night', 'wide at night'] as const
const all = [...night, '390', 'tablet', 'large letters'] as const
const large = [...both, 'large letters'] as const
const desk = ['wide', 'phone', 'wide at night'] as const

const visitors: readonly State[] = [
  { name: 'first page', who: 'visitor', at: '/', shows: 'Sign in', views: all, inDocs: ['wide', 'landing'] },
  {
    name: 'sign in by phone',
    who: 'visitor',
    at: '/phone-sign-in',
    shows: 'Send the code',
    views: large,
    inDocs: ['wide', 'phone-sign-in'],
  },
  { name: 'sign in by link', who: 'visitor', at: '/easy-login', shows: 'Send the link', views: both },
  { name: 'sign up', who: 'visitor', at: '/sign-up', shows: 'Create an account', views: [...night, 'large letters'] },
  {
    name: 'sign up with mistakes',
    who: 'visitor',
    at: '/sign-up',
    shows: 'Create an account',
    views: both,
    press: page => page.getByRole('button', { name: 'Create the account' }).click(),
  },
  { name: 'reset the password', who: 'visitor', at: '/reset-password', shows: 'Send the e-mail', views: both },
  { name: 'terms', who: 'visitor', at: '/terms', shows: /Terms/, views: both },
  { name: 'privacy', who: 'visitor', at: '/privacy', shows: /Privacy/, views: both },
  { name: 'contact', who: 'visitor', at: '/contact', shows: /Contact/, views: both },
  { name: 'costs', who: 'visitor', at: '/costs', shows: /costs/, views: large },
  { name: 'a look inside', who: 'visitor', at: '/look-inside', shows: /Look inside|look/i, views: night },
]

const students: readonly State[] = [
  {
    name: 'home',
    who: meera,
    at: '/',
    shows: /, Meera/,
    views: all,
    inDocs: ['phone at night', 'home-on-a-phone'],
  },
  { name: 'home of a newcomer', who: ananya, at: '/', shows: /, Ananya/, views: both },
  { name: 'home of an insured student', who: rohan, at: '/', shows: /, Rohan/, views: both },
  { name: 'guides', who: meera, at: '/library', shows: 'Guides', views: night },
  { name: 'file-tools', who: meera, at: '/documents/tools', shows: 'Fix your files', views: night },
  { name: 'plan', who: meera, at: '/plan', shows: /Plan|plan/, views: [...night, 'large letters'] },
  { name: 'dates of the plan', who: meera, at: '/plan/dates', shows: /dates/i, views: large },
  { name: 'money', who: rohan, at: '/money', shows: /each month/, views: [...night, 'large letters'] },
  { name: 'money after a refusal', who: rohan, at: '/money/refused', shows: /refused/, views: night },
  { name: 'money sent abroad', who: rohan, at: '/money/remittances', shows: 'Money sent abroad', views: night },
  { name: 'documents', who: meera, at: '/documents', shows: 'Documents', views: [...night, 'large letters'] },
  { name: 'passport profile', who: meera, at: '/profile/passport', shows: /passport/i, views: night },
  { name: 'you', who: meera, at: '/profile', shows: 'Profile', views: large },
  {
    name: 'about you',
    who: meera,
    at: '/profile/about',
    shows: 'Your name',
    views: [...both, 'tablet', 'large letters'],
    inDocs: ['wide', 'profile'],
  },
  { name: 'studies', who: meera, at: '/profile/studies', shows: 'Studies', views: both },
  { name: 'test scores', who: meera, at: '/profile/scores', shows: 'Test scores', views: both },
  { name: 'applications', who: meera, at: '/profile/applications', shows: 'Applications', views: both },
  { name: 'notifications', who: meera, at: '/profile/notifications', shows: 'Notifications', views: both },
  { name: 'ways to sign in', who: meera, at: '/profile/sign-in', shows: 'Join another account', views: both },
  { name: 'your data', who: meera, at: '/profile/your-data', shows: /data/, views: both },
  {
    name: 'onboarding',
    who: meera,
    at: '/onboarding/done-already',
    shows: 'What have you done already?',
    views: large,
  },
]

const steps: readonly State[] = [
  { name: 'SOP', who: meera, at: '/sop-review/submit-sop', shows: 'Statement of purpose', views: large },
  { name: 'a stage’s welcome', who: ananya, at: '/vaccines', shows: 'Get Started', views: night },
  {
    name: 'a stage',
    who: meera,
    at: '/vaccines/bring-proof-of-vaccination',
    shows: 'Print this page of it',
    views: all,
    inDocs: ['wide', 'stage'],
  },
  {
    name: 'vaccines your university asks',
    who: meera,
    at: '/vaccines/check-what-your-university-asks',
    shows: 'MMR',
    views: both,
  },
  { name: 'doses to the flight', who: meera, at: '/vaccines/plan-your-doses', shows: /dose/, views: large },
  {
    name: 'insurance details',
    who: meera,
    at: '/health-insurance/enter-details',
    shows: 'Enter details',
    views: large,
  },
  { name: 'insurance plans', who: rohan, at: '/health-insurance/view-all', shows: 'Insurance', views: both },
  {
    name: 'insurance plans that fit',
    who: rohan,
    at: '/health-insurance/view-recommended',
    shows: 'Insurance',
    views: both,
  },
  {
    name: 'insurance of an insured student',
    who: rohan,
    at: '/health-insurance/your-insurance',
    shows: 'Insurance',
    views: night,
  },
  {
    name: 'insurance claim',
    who: rohan,
    at: '/health-insurance/file-insurance-claim',
    shows: 'Insurance',
    views: both,
  },
  { name: 'waiver', who: rohan, at: '/health-insurance/get-waiver-guide', shows: 'Insurance', views: both },
  { name: 'loan papers', who: meera, at: '/loans/apply-to-banks', shows: 'Papers', views: [...night, 'large letters'] },
  {
    name: 'loan offers are locked',
    who: meera,
    at: '/loans/finalize-offer',
    shows: 'Finalize offer is locked',
    views: both,
  },
  {
    name: 'forex card',
    who: meera,
    at: '/forex/card-details',
    shows: 'Balance after',
    views: [...night, 'large letters'],
  },
  { name: 'forex welcome', who: ananya, at: '/forex', shows: 'Get Started', views: both },
  {
    name: 'forex rates',
    who: ananya,
    at: '/forex',
    shows: 'Get Started',
    views: both,
    press: page => page.getByRole('button', { name: 'Compare', exact: true }).click(),
  },
  { name: 'I-20', who: meera, at: '/visas/i20-form', shows: 'University you are going to', views: large },
  { name: 'DS-160', who: meera, at: '/visas/ds-160', shows: 'DS-160', views: both },
  { name: 'SEVIS fee', who: meera, at: '/visas/pay-sevis-fee', shows: 'SEVIS', views: both },
  { name: 'papers for the interview', who: meera, at: '/visas/compile-docs', shows: 'Passport photo', views: large },
  { name: 'consular appointment', who: meera, at: '/visas/consular-appointment', shows: /appointment/i, views: both },
  { name: 'mock interview', who: meera, at: '/visas/mock-interview', shows: 'Question 1 of 7', views: night },
  { name: 'interviews like yours', who: meera, at: '/visas/visa-transcripts', shows: /interview/i, views: both },
  { name: 'US phone plans', who: meera, at: '/phone-connection/choose-a-us-plan', shows: /plan/i, views: both },
  { name: 'bank accounts', who: meera, at: '/bank-accounts/compare-accounts', shows: /account/i, views: both },
  {
    name: 'bank papers',
    who: meera,
    at: '/bank-accounts/collect-your-papers',
    shows: 'MARK STEP AS COMPLETED',
    views: large,
  },
  { name: 'credit cards', who: meera, at: '/credit-card/compare-cards', shows: /card/i, views: both },
  {
    name: 'Asha',
    who: meera,
    at: '/bank-accounts/collect-your-papers',
    shows: 'MARK STEP AS COMPLETED',
    views: night,
    press: async page => {
      await page.getByRole('button', { name: /Asha/ }).first().click()
      await page
        .getByRole('textbox', { name: /message|Asha|question/i })
        .first()
        .waitFor()
    },
  },
]

const staff: readonly State[] = [
  { name: 'desk: today', who: kavya, at: '/desk/today', shows: 'Today', views: desk, inDocs: ['wide', 'desk'] },
  { name: 'desk: requests', who: kavya, at: '/desk/requests', shows: 'Requests', views: desk },
  { name: 'desk: students', who: kavya, at: '/desk/students', shows: 'Meera Iyer', views: desk },
  {
    name: 'desk: a student',
    who: kavya,
    at: '/desk/students',
    shows: 'Meera Iyer',
    views: ['wide', 'phone'],
    press: async page => {
      await page.getByRole('link', { name: 'Meera Iyer' }).first().click()
      await page
        .getByRole('heading', { name: /Meera Iyer/ })
        .first()
        .waitFor()
    },
  },
  { name: 'desk: chats', who: kavya, at: '/desk/chats', shows: 'Chats', views: desk },
  { name: 'desk: SOPs', who: kavya, at: '/desk/sops', shows: 'SOP', views: ['wide'] },
  { name: 'desk: orders', who: kavya, at: '/desk/orders', shows: 'Orders', views: ['wide'] },
  { name: 'desk: insurance', who: farah, at: '/desk/insurance', shows: 'Insurance', views: ['wide'] },
  { name: 'desk: loans', who: neha, at: '/desk/applications', shows: 'Applications', views: ['wide'] },
]

export const states: readonly State[] = [...visitors, ...students, ...steps, ...staff]
