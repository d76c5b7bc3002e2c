// What somebody could say of themselves, and at which places.
import { sayBirth } from '#src/features/consent/service.ts'
import { add as addApplication } from '#src/features/people/applications/service.ts'
import { save as saveDetails } from '#src/stages/health-insurance/details/service.ts'
import { tell } from '#src/stages/visas/appointment/service.ts'
import { ask } from '#src/stages/visas/transcripts/params.ts'
import type { ValueName } from '#src/features/people/values/rules.ts'
import type { Place } from '#src/features/people/values/slots.ts'
import { change as changeFacts, keepPaper } from '#src/features/passport-profile/service.ts'
import type { Call } from '#src/platform/services.ts'

/** Two of each value that somebody could say. */
export const samples: Readonly<Record<ValueName, readonly [string, string]>> = {
  name: ['Iyer|Meera|', 'Iyer|Meera|Lakshmi'],
  birthDate: ['2003-04-17', '2003-05-18'],
  sex: ['F', 'M'],
  birthCity: ['Chennai', 'Madurai'],
  birthCountry: ['IN', 'NP'],
  citizenship: ['IN', 'NP'],
  maritalStatus: ['Single', 'Married'],
  passportNumber: ['Z1234567', 'Z7654321'],
  passportUntil: ['2030-01-01', '2031-01-01'],
  father: ['Raghavan Iyer', 'Raghav Iyer'],
  mother: ['Lakshmi Iyer', 'Lakshmi Devi Iyer'],
  fatherBirthDate: ['1968-11-03', '1969-11-03'],
  motherBirthDate: ['1972-02-09', '1973-02-09'],
  address: ['12 Main Road, Chennai, 600004', '14 Main Road, Chennai, 600004'],
  usAddress: ['4300 Calhoun Road, Houston', '4302 Calhoun Road, Houston'],
  pan: ['ABCPI1234F', 'ABCPJ1234F'],
  studentId: ['2087654', '2087655'],
  sevisId: ['N0012345678', 'N0012345679'],
  university: ['boston-university', 'pace-university'],
  programme: ['Computer Science', 'Data Science'],
  programmeStart: ['2026-08-24', '2026-08-31'],
  intake: ['fall-2026', 'spring-2027'],
  flight: ['2026-08-01', '2026-08-08'],
  phone: ['+919848012345', '+919848012346'],
  usPhone: ['+12015550123', '+12015550124'],
  email: ['meera@example.com', 'meera.iyer@example.com'],
  universityEmail: ['meera@bu.edu', 'iyer@bu.edu'],
  consulate: ['Chennai', 'Mumbai'],
  emergencyPhone: ['+919848012347', '+919848012348'],
}

/** What a place needs before it says anything, where its verb alone doesn’t do. */
export const begun: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
  profile: async () => undefined,
  consent: call => call.change(change => sayBirth(change, call, { birthDate: samples.birthDate[0] ?? '' })),
  onboarding: async () => undefined,
  applications: call => addApplication(call, { university: 'boston-university', outcome: 'admitted' }),
  'passport-profile': async call => {
    await changeFacts(call, {
      facts: {
        bornOn: '2003-04-17',
        fatherGivenNames: 'Raghavan',
        fatherSurname: 'Iyer',
        motherGivenNames: 'Lakshmi',
        motherSurname: 'Iyer',
        homeStreet: '12 Main Road',
        homeCity: 'Chennai',
        homePostalCode: '600004',
        usStreet: '4300 Calhoun Road',
        usCity: 'Houston',
      },
    })
    await keepPaper(call, { paper: 'i-20', says: { bornOn: '2003-04-17', programmeStart: '2026-08-24' } })
  },
  i20: async () => undefined,
  'insurance-details': call =>
    saveDetails(call, {
      universityID: 'boston-university',
      visa: 'F1',
      level: 'graduate',
      dob: '2003-04-17',
      coverageStartDate: '2026-08-15',
      numberOfMonths: '12',
      billingCycle: null,
    }),
  loan: async () => undefined,
  vaccines: async () => undefined,
  transcripts: call =>
    ask(call, {
      university: 'boston-university',
      subject: 'Computer Science',
      consulate: 'Chennai',
      funding: 'funding-self',
    }),
  appointment: call =>
    tell(call, {
      place: 'Chennai',
      interviewDay: '2026-07-01',
      interviewTime: '09:30',
      vacDay: '',
      vacTime: '',
      why: null,
    }),
}
export const byPress = ({ write, values, byHand = [] }: Place): readonly ValueName[] =>
  write === undefined ? [] : values.filter(name => !byHand.includes(name))

/** All other places say something; this one begins with it. */
export async function sayBeside(call: Call, places: readonly Place[], target: Place): Promise<void> {
  for (const place of places) {
    if (place.name === target.name || begun[place.name] === undefined) continue
    await begun[place.name]?.(call)
    await place.write?.(call, Object.fromEntries(byPress(place).map(name => [name, samples[name][0]])))
  }
}

/** Forms that the server doesn’t draw or that a press opens are walked in a browser; of later pages the rules are asked. */
const walked: Readonly<Record<string, 'all' | readonly string[]>> = {
  profile: 'all',
  applications: 'all',
  onboarding: 'all',
  consent: 'all',
  'passport-profile': 'all',
  appointment: 'all',
  'insurance-application': [
    'studentId',
    'coverageStartDate',
    'emergencyContactPrefix',
    'homeAddress1',
    'destinationAddress1',
  ],
}
export const inBrowser = (place: string, field: string): boolean =>
  walked[place] === 'all' || walked[place]?.includes(field) === true
