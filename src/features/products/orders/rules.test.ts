import { expect, test } from 'vitest'
import { isPhoneNumber } from '#src/values/phone-numbers.ts'
import * as copy from '../copy.ts'
import { checkLead, checkPlanOrder, type Lead, type PlanOrder } from './rules.ts'

const against = { today: '2026-06-15', isPhone: isPhoneNumber }
const contact = { name: 'Meera Iyer', email: 'meera@example.com', prefix: 'IN:91', phone: '9848012345', consent: true }
const lead: Lead = { ...contact, university: 'University of North Texas', usAddress: '', arrival: '2026-08-05' }

test.each<[string, Partial<Lead>, object]>([
  ['all there', {}, {}],
  ['no name', { name: ' ' }, { name: copy.nameRequired }],
  ['no e-mail', { email: 'meera' }, { email: copy.emailInvalid }],
  ['a phone that is none', { phone: '12345' }, { phone: copy.phoneInvalid }],
  ['no university', { university: '' }, { university: copy.universityRequired }],
  ['no day', { arrival: '' }, { arrival: copy.dayInvalid }],
  ['no such day', { arrival: '2026-02-30' }, { arrival: copy.dayInvalid }],
  [
    'a day long ago',
    { arrival: '2016-06-14' },
    { arrival: 'This day is more than ten years away. Please check the year.' },
  ],
  ['landed last year', { arrival: '2025-06-15' }, {}],
  [
    'a day far ahead',
    { arrival: '2036-06-16' },
    { arrival: 'This day is more than ten years away. Please check the year.' },
  ],
  ['no consent', { consent: false }, { consent: copy.consentRequired }],
  ['an endless address', { usAddress: 'x'.repeat(301) }, { usAddress: 'Please use at most 300 characters.' }],
])('a lead: %s', (_, changed, expected) => expect(checkLead({ ...lead, ...changed }, against)).toEqual(expected))

const plan: PlanOrder = {
  ...contact,
  sim: 'esim',
  isUnlocked: true,
  takesEsim: true,
  address: '',
  city: '',
  pin: '',
  flight: '2026-08-04',
}
const home = { sim: 'sim', takesEsim: null, address: '12 MG Road', city: 'Hyderabad', pin: '500001' }

test.each<[string, Partial<PlanOrder>, object]>([
  ['an eSIM', {}, {}],
  ['a SIM by post', home, {}],
  ['nothing chosen', { sim: '' }, { sim: copy.simRequired }],
  ['something else', { sim: 'pigeon' }, { sim: copy.simRequired }],
  ['a locked phone', { isUnlocked: false }, { isUnlocked: copy.lockedPhone }],
  ['not said whether it is locked', { isUnlocked: null }, { isUnlocked: copy.answerRequired }],
  ['a phone without eSIM', { takesEsim: false }, { takesEsim: copy.noEsim }],
  ['not said whether it takes one', { takesEsim: null }, { takesEsim: copy.answerRequired }],
  [
    'a SIM to nowhere',
    { sim: 'sim' },
    { address: copy.addressRequired, city: copy.cityRequired, pin: copy.pinInvalid },
  ],
  ['a PIN code that is none', { ...home, pin: '012345' }, { pin: copy.pinInvalid }],
  ['no flight', { flight: 'soon' }, { flight: copy.dayInvalid }],
])('a plan: %s', (_, changed, expected) =>
  expect(checkPlanOrder({ ...plan, ...changed }, { ...against, sims: ['esim', 'sim'] })).toEqual(expected),
)

test('a plan comes only as it is offered', () => {
  expect(checkPlanOrder({ ...plan, ...home }, { ...against, sims: ['esim'] })).toEqual({ sim: copy.simNotOffered })
})
