import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fatima, meera, rohan } from '#seed/people.ts'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { changes } from '#src/platform/live/tables.ts'
import { change, changeHelpItems, changeInformation, information, read } from './service.ts'
import { noteContact } from './sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp() // its clock stands on 15 June 2026
})
afterAll(() => app.end())

describe('the profile', () => {
  test('of somebody who entered nothing yet', async () => {
    const call = await callBy(app.services, meera)
    expect(await read(call)).toEqual({
      id: call.caller.id,
      name: 'Meera Iyer',
      primaryEmail: meera.email,
      primaryPhone: meera.phone,
      isAnonymous: false,
      stage: null,
      flightDate: null,
      flightDateIsAssumed: false,
      programmeStart: null,
      intake: null,
      helpItems: [],
      onboardingCompleted: false,
    })
  })

  test('of a guest flies in 30 days, until they say when', async () => {
    const call = await callBy(app.services, { firstName: '', isGuest: true })
    expect(await read(call)).toMatchObject({ isAnonymous: true, flightDate: '2026-07-15', flightDateIsAssumed: true })
    expect(await change(call, { flightDate: '2026-08-01' })).toMatchObject({
      flightDate: '2026-08-01',
      flightDateIsAssumed: false,
    })
    expect(await change(call, { flightDate: null })).toMatchObject({
      flightDate: '2026-07-15',
      flightDateIsAssumed: true,
    })
  })

  test('keeps what a change does not name', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    await change(call, { stage: 'postAdmit' })
    expect(await change(call, { flightDate: '2026-08-01' })).toMatchObject({
      stage: 'postAdmit',
      flightDate: '2026-08-01',
    })
    expect(await change(call, { stage: null })).toMatchObject({ stage: null, flightDate: '2026-08-01' })
  })

  test('loses nothing to changes at the same moment', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    const items = Array.from({ length: 8 }, (_, index) => `item ${index}`)
    await Promise.all([
      change(call, { stage: 'enrolled' }),
      change(call, { flightDate: '2026-08-01' }),
      ...items.map(item => changeHelpItems(call, { add: [item], remove: [] })),
    ])
    const profile = await read(call)
    expect(profile).toMatchObject({ stage: 'enrolled', flightDate: '2026-08-01' })
    expect(profile.helpItems.toSorted()).toEqual(items)
  })

  test('holds what one wants help with, up to fifty', async () => {
    const call = await callBy(app.services, { firstName: 'Ananya' })
    await changeHelpItems(call, { add: ['visa', 'loan', 'visa'], remove: [] })
    expect(await changeHelpItems(call, { add: ['forex'], remove: ['loan'] })).toMatchObject({
      helpItems: ['visa', 'forex'],
    })
    const many = Array.from({ length: 49 }, (_, index) => `item ${index}`)
    await expect(changeHelpItems(call, { add: many, remove: [] })).rejects.toMatchObject({
      fields: { add: 'Please choose at most 50.' },
    })
  })

  test('refuses a flight in another life', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    await expect(change(call, { flightDate: '2066-01-01' })).rejects.toMatchObject({
      fields: { flightDate: 'This day is more than ten years away. Please check the year.' },
    })
  })

  test('keeps the start of the programme, and refuses one in another decade', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    expect(await change(call, { programmeStart: '2026-08-24' })).toMatchObject({ programmeStart: '2026-08-24' })
    await expect(change(call, { programmeStart: '2036-08-24' })).rejects.toMatchObject({
      fields: { programmeStart: 'This day is more than six years away. Please check the year.' },
    })
    expect(await change(call, { stage: 'applying' })).toMatchObject({ programmeStart: '2026-08-24' })
    expect(await change(call, { programmeStart: null })).toMatchObject({ programmeStart: null })
  })

  test('is announced to its owner, and to nobody else', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    await change(call, { stage: 'applying' })
    const notified = await app.services.db
      .select()
      .from(changes)
      .where(eq(changes.audience, `person:${call.caller.id}`))
    expect(notified.map(({ about }) => about)).toEqual(['profile'])
  })

  test('of somebody who is gone asks to sign in again', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    const gone = { ...call, caller: { ...call.caller, id: '00000000-0000-4000-8000-000000000000' } }
    await expect(read(gone)).rejects.toThrow('Something went wrong. Please sign in again.')
  })
})

describe('user information', () => {
  test('changes field by field, and only for its owner', async () => {
    const call = await callBy(app.services, { firstName: 'Rohan', lastName: 'Deshmukh' })
    const other = await callBy(app.services, { firstName: 'Neha' })
    await changeInformation(call, { email: { university: 'rohan@asu.edu' }, phone: { homeCountry: rohan.phone } })
    await changeInformation(call, { firstName: 'Rohan Raj', email: { personal: 'rohan@example.com' } })
    expect(await information(call)).toEqual({
      firstName: 'Rohan Raj',
      middleName: '',
      lastName: 'Deshmukh',
      email: { university: 'rohan@asu.edu', personal: 'rohan@example.com' },
      phone: { homeCountry: rohan.phone, destinationCountry: null },
    })
    expect(await changeInformation(call, { email: { university: '' } })).toMatchObject({
      email: { university: null, personal: 'rohan@example.com' },
    })
    expect(await information(other)).toMatchObject({ firstName: 'Neha', email: { university: null, personal: null } })
  })

  test('loses nothing to changes at the same moment', async () => {
    const call = await callBy(app.services, { firstName: 'Rohan' })
    await Promise.all([
      changeInformation(call, { lastName: 'Deshmukh' }),
      changeInformation(call, { middleName: 'Raj' }),
      changeInformation(call, { email: { university: 'rohan@asu.edu' } }),
      changeInformation(call, { email: { personal: 'rohan@example.com' } }),
      changeInformation(call, { phone: { homeCountry: rohan.phone } }),
      changeInformation(call, { phone: { destinationCountry: '+12133734253' } }),
    ])
    expect(await information(call)).toEqual({
      firstName: 'Rohan',
      middleName: 'Raj',
      lastName: 'Deshmukh',
      email: { university: 'rohan@asu.edu', personal: 'rohan@example.com' },
      phone: { homeCountry: rohan.phone, destinationCountry: '+12133734253' },
    })
  })
})

test.each([
  [
    { email: 'fatima@northeastern.edu', phone: fatima.phone, isHomeCountryPhoneNumber: true },
    'university',
    'homeCountry',
  ],
  [
    { email: 'fatima@example.com', phone: '+12133734253', isHomeCountryPhoneNumber: false },
    'personal',
    'destinationCountry',
  ],
])('signing up with %j is noted as %s and %s', async (contact, email, phone) => {
  const call = await callBy(app.services, { firstName: 'Fatima' })
  await app.services.change(change => noteContact(change, app.services, call.caller, contact))
  expect(await information(call)).toMatchObject({
    email: { [email]: contact.email },
    phone: { [phone]: contact.phone },
  })
})
