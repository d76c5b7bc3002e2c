// The product's tables, held against what else names their steps.
import { globSync, readFileSync } from 'node:fs'
import { stepOf } from '#src/journey/stage.ts'
import { expect, test } from 'vitest'
import { noFacts } from '../journey/read.ts'
import * as bankAccounts from './bank-accounts/copy.ts'
import * as creditCard from './credit-card/copy.ts'
import * as phone from './phone-connection/copy.ts'
import { stages } from './stages.ts'

const now = '2026-06-15T06:00:00.000Z'
const steps = (route: string) =>
  stages.find(stage => stage.route === route)?.view({ common: noFacts }, now, 1).steps ?? []

test('the eleven stages stand in the order and with the labels given', () => {
  expect(
    stages.map(({ route, label, isListed, isComingSoon = false }) => [route, label, isListed, isComingSoon]),
  ).toEqual([
    ['sop-review', 'SOP review', false, false],
    ['finalize-university', 'Finalize University', true, true],
    ['loans', 'Loans', true, false],
    ['visas', 'Visas', true, false],
    ['health-insurance', 'Health Insurance', true, false],
    ['vaccines', 'Vaccines', true, false],
    ['forex', 'Forex & Tuition Fee', true, false],
    ['phone-connection', 'Phone', true, false],
    ['apartments', 'Apartments', true, true],
    ['bank-accounts', 'US Bank Accounts', true, false],
    ['credit-card', 'US Credit Card', true, false],
  ])
})

test.each([
  ['phone-connection', phone.guides],
  ['bank-accounts', bankAccounts.guides],
  ['credit-card', creditCard.guides],
])('every step of %s has its guide, and no guide is without a step', (route, guides) => {
  expect(Object.keys(guides)).toEqual(steps(route).map(step => step.id))
})

test('no step is without a title, and no guide without its first words', () => {
  const titles = stages.flatMap(({ route, steps }) => steps.map(({ id, title }) => [`${route}/${id}`, title]))
  expect(titles.filter(([, title]) => title === '')).toEqual([])
  const guides = [phone, bankAccounts, creditCard].flatMap(copy => Object.entries(copy.guides))
  expect(guides.filter(([, { lede }]) => lede === '').map(([id]) => id)).toEqual([])
})

test('a locked step says why', () => {
  const locked = stages.flatMap(({ route }) => steps(route)).filter(step => step.status === 'locked')
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.filter(step => step.whyLocked === undefined)).toEqual([])
})

test('a step needs only earlier steps of its stage, so that no two wait for each other', () => {
  const wrong = stages.flatMap(({ route }) => {
    const own = steps(route)
    return own.flatMap(({ id, needs = [] }, at) =>
      needs
        .map(stepOf)
        .filter(need => !own.slice(0, at).some(step => step.route === need))
        .map(need => `${route}/${id}: ${need}`),
    )
  })
  expect(wrong).toEqual([])
  expect(steps('visas').find(({ id }) => id === 'PaySEVISFee')?.needs).toEqual([{ paper: 'i-20', by: 'i20-form' }])
})

test('no stage has an address that a page has, and no step would be read for what follows such an address', () => {
  const files = [...globSync('src/features/*/module.web.tsx'), 'src/app/web/open-pages.ts', 'src/app/web/read-pages.ts']
  const taken = new Set(
    files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/path: '\/([\w-]+)/g)].map(([, name]) => name)),
  )
  expect([...taken]).toEqual(expect.arrayContaining(['family', 'profile', 'pay']))
  expect(stages.filter(({ route }) => taken.has(route))).toEqual([])
})
