// The card on home, the board on the line, the list of stages and what the desk sees name one stage and one step.
import { expect, test } from 'vitest'
import { isEnrolled, planFor, saidByRows, type PlanDay, type PlanSources } from '#src/features/plan/rules.ts'
import { stopsOf } from '#src/features/progress/screens/route-of.tsx'
import { bandsOf, presentStage, waitOf, type Journey } from '#src/journey/ahead.ts'
import { noFacts, readJourney } from '#src/journey/read.ts'
import { nothingIn } from '#src/journey/shape.ts'
import type { CommonFacts } from '#src/journey/stage.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import { stages } from '#src/stages/stages.ts'
import { stationsOf } from './screens/stations.ts'

const now = '2027-05-01T06:00:00.000Z'
const before = '2027-04-01T06:00:00.000Z'
const university = { id: 'mit', name: 'MIT' }

type Said = {
  visited?: true
  done?: readonly string[]
  doneBefore?: true
  own?: Readonly<Record<string, unknown>>
}
type Situation = {
  said?: Readonly<Record<string, Said>>
  profile?: Partial<PlanSources['profile']>
  days?: readonly PlanDay[]
}

const commonOf = ({ visited, done = [], doneBefore }: Said): CommonFacts => ({
  ...noFacts,
  visitedAt: visited === true ? before : null,
  marked: Object.fromEntries(done.map(id => [id, { at: before }])),
  doneBefore: { stage: doneBefore === true ? { at: before, way: null } : null, steps: {} },
})

/** As home has it: with the days of the plan. */
function journeyOf({ said = {}, profile, days = [] }: Situation): Journey {
  const facts = Object.fromEntries(
    stages.map(({ route, reads }) => {
      const { own = {}, ...common } = said[route] ?? {}
      const known = Object.entries(reads).map(([name, shape]) => [name, own[name] ?? nothingIn(shape)])
      return [route, { common: commonOf(common), own: Object.fromEntries(known) }]
    }),
  )
  const views = readJourney(stages, facts, now)
  const nobody = { flightDate: null, flightDateIsAssumed: false, programmeStart: null, intake: null }
  const sources = { stages: views, profile: { ...nobody, ...profile }, days }
  const on = Temporal.PlainDate.from(now.slice(0, 10))
  const rows = planFor(sources, rulesInUse(rules), on)
  const isThere = isEnrolled(sources)
  return { stages: views, now, ...saidByRows(isThere ? [] : rows), isEnrolled: isThere }
}

const offers = {
  own: {
    application: { academicsAt: before, identityAt: before, financialAt: before },
    isAnswered: true,
    offers: { count: 2, least: 500_000_000 },
  },
}
const appointment = { bookedAt: before, place: 'Hyderabad', vac: null, interview: '2027-05-04T04:00:00.000Z' }
const i20 = { university, chosenAt: before, filledAt: before }
const paper = (until: string | null, name = 'i-20') => ({ own: { i20, papers: [{ paper: name, until }] } })
const everything = Object.fromEntries(stages.map(({ route }) => [route, { doneBefore: true as const }]))
const doneBut = (...routes: string[]) =>
  Object.fromEntries(Object.entries(everything).filter(([route]) => !routes.includes(route)))
const outcome = (said: string) => [{ at: before, outcome: said, slip: null }]

test.each<[string, Situation, string]>(
  // oxfmt-ignore
  [
  ['a new student, or a guest',                {},                                                                                'loans/ApplyToBanks'],
  ['a student who only looked at stages',      { said: Object.fromEntries(stages.map(({ route }) => [route, { visited: true as const }])) }, 'loans/ApplyToBanks'],
  ['an I-20 form that is filled',              { said: { visas: { own: { i20 } } } },                                             'visas/I20Form'],
  ['an I-20, but no SEVIS fee',                { said: { visas: { done: ['I20Form', 'VisaTranscripts', 'DS160'], own: { i20 } } } }, 'visas/PaySEVISFee'],
  ['an appointment, but no SEVIS fee',         { said: { visas: { own: { appointment } } } },                                     'visas/PaySEVISFee'],
  ['offers waiting while a visa date breaks',  { said: { loans: offers, visas: { own: { appointment } } } },                      'loans/FinalizeOffer'],
  ['a flight that is near: the plan chooses',  { profile: { flightDate: '2027-06-10' } },                                         'visas/I20Form'],
  ['an interview that is near in the plan',    { said: { loans: { doneBefore: true } }, days: [{ thing: 'interview', day: '2027-05-20', doneAt: null }] },              'visas/I20Form'],
  ['a refusal, with nothing booked',           { said: { ...doneBut('visas'), visas: { done: ['I20Form', 'PaySEVISFee', 'DS160', 'ConsularAppointment', 'CompileDocs', 'VisaTranscripts'], own: { outcomes: outcome('Rejected') } } } }, 'visas/MockInterview'],
  ['a second round',                           { said: { ...doneBut('visas'), visas: { done: ['I20Form', 'VisaTranscripts'], own: { sevis: { preparedAt: null, openedAt: null, paidAt: before }, rounds: [{ at: before, refusedAt: before }] } } } }, 'visas/DS160'],
  ['a later start (deferral)',                 { said: { visas: { done: ['I20Form'] }, vaccines: { doneBefore: true } }, profile: { programmeStart: '2028-01-10' } }, 'loans/ApplyToBanks'],
  ['a granted visa',                           { said: { ...doneBut('visas', 'forex'), visas: { own: { outcomes: outcome('Accepted') } } } }, 'forex/GetCard'],
  ['one who is enrolled',                      { profile: { intake: 'enrolled' }, said: { loans: { doneBefore: true } } },       'health-insurance/EnterDetails'],
  ['all that is left waits for the interview', { said: { ...doneBut('visas'), visas: { done: ['I20Form', 'PaySEVISFee', 'DS160', 'ConsularAppointment', 'CompileDocs', 'VisaTranscripts'], own: { appointment, mock: { share_id: null, sharedAt: before, publishedAt: null, closedAt: null }, webinar: { slots: [{ conferenceId: 'a', startTime: before, endTime: before, cancelledAt: null }], registrations: [{ conferenceId: 'a', registeredAt: before, unregisteredAt: null }] } } } } }, 'visas/'],
  ['everything done',                          { said: everything },                                                              '/'],
],
)('%s: card, board, list of stages and the view at the desk agree', (_, situation, expected) => {
  const journey = journeyOf(situation)
  const [card] = bandsOf(journey).yourTurn
  const present = presentStage(journey)
  const here = present?.route ?? ''
  expect(`${here}/${card?.step.id ?? ''}`).toBe(expected)
  expect(card?.stage.route ?? here).toBe(here)
  const atNow = (places: readonly { id: string; state: string }[]) =>
    places.filter(({ id, state }) => state === 'now' && id !== 'campus').map(({ id }) => id)
  const named = here === '' ? [] : [here]
  expect(atNow(stationsOf(journey.stages, present))).toEqual(named)
  expect(atNow(stopsOf(journey.stages, present, route => route))).toEqual(named)
  // The desk gets the same as an answer of the server.
  const onTheWire = { ...journey, planDays: [...journey.planDays], atRisk: [...journey.atRisk] }
  const { planDays, atRisk, ...sent } = JSON.parse(JSON.stringify(onTheWire))
  const seen: Journey = { ...sent, planDays: new Map(planDays), atRisk: new Map(atRisk) }
  expect(bandsOf(seen)).toEqual(bandsOf(journey))
})

const paid = { preparedAt: null, openedAt: null, paidAt: before }
const withI20 = (...done: string[]) => ({ done: ['I20Form', ...done], own: { i20 } })
const withFee = (...done: string[]) => ({
  done: ['I20Form', 'VisaTranscripts', 'PaySEVISFee', ...done],
  own: { i20, sevis: paid },
})
const refusedOnce = {
  done: ['I20Form', 'VisaTranscripts'],
  own: { sevis: paid, rounds: [{ at: before, refusedAt: before }] },
}

const known = [
  {},
  { profile: { programmeStart: '2027-08-16' } },
  { profile: { programmeStart: '2027-06-14', flightDate: '2027-06-10' } },
  { days: [{ thing: 'interview', day: '2027-05-20', doneAt: null }] },
  { profile: { programmeStart: '2028-01-10' } },
  { profile: { intake: 'enrolled' } },
] as const satisfies readonly Situation[]

/** What is next on 1 May 2027, by how far the student is and by what is known of their days. */
test.each<[string, NonNullable<Situation['said']>, string[]]>(
  // oxfmt-ignore
  [
  //                           nothing is known              a start in August              a flight on 10 June            an interview on 20 May         a start in January            already enrolled
  ['nothing is done',          {},                                                        ['loans/ApplyToBanks', 'vaccines/CheckRequirements', 'visas/I20Form', 'loans/ApplyToBanks', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['offers wait',              { loans: offers },                                         ['loans/FinalizeOffer', 'loans/FinalizeOffer', 'visas/I20Form', 'loans/FinalizeOffer', 'loans/FinalizeOffer', 'loans/FinalizeOffer']],
  ['the I-20 form is filled',  { visas: { own: { i20 } } },                               ['visas/I20Form', 'vaccines/CheckRequirements', 'visas/I20Form', 'visas/I20Form', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['the I-20 is there',        { visas: withI20() },                                      ['visas/VisaTranscripts', 'vaccines/CheckRequirements', 'visas/PaySEVISFee', 'visas/PaySEVISFee', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['the paper alone is there', { visas: paper(null) },                                    ['visas/I20Form', 'vaccines/CheckRequirements', 'visas/PaySEVISFee', 'visas/PaySEVISFee', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['good until today',         { visas: paper('2027-05-01') },                            ['visas/I20Form', 'vaccines/CheckRequirements', 'visas/PaySEVISFee', 'visas/PaySEVISFee', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['it ran out yesterday',     { visas: paper('2027-04-30') },                            ['visas/I20Form', 'vaccines/CheckRequirements', 'visas/I20Form', 'visas/I20Form', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['another paper is there',   { visas: paper(null, 'passport') },                        ['visas/I20Form', 'vaccines/CheckRequirements', 'visas/I20Form', 'visas/I20Form', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['and the loans are done',   { loans: { doneBefore: true }, visas: withI20() },         ['visas/VisaTranscripts', 'vaccines/CheckRequirements', 'visas/PaySEVISFee', 'visas/PaySEVISFee', 'vaccines/CheckRequirements', 'health-insurance/EnterDetails']],
  ['offers wait, with an I-20', { loans: offers, visas: withI20() },                      ['loans/FinalizeOffer', 'loans/FinalizeOffer', 'visas/PaySEVISFee', 'loans/FinalizeOffer', 'loans/FinalizeOffer', 'loans/FinalizeOffer']],
  ['the SEVIS fee is paid',    { visas: withFee() },                                      ['visas/DS160', 'vaccines/CheckRequirements', 'visas/DS160', 'visas/DS160', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['the DS-160 is done',       { visas: withFee('DS160') },                               ['visas/ConsularAppointment', 'vaccines/CheckRequirements', 'visas/ConsularAppointment', 'visas/ConsularAppointment', 'vaccines/CheckRequirements', 'loans/ApplyToBanks']],
  ['a second round',           { ...doneBut('visas'), visas: refusedOnce },               ['visas/DS160', 'visas/DS160', 'visas/DS160', 'visas/DS160', 'visas/DS160', '']],
  ['all but the insurance',    doneBut('health-insurance'),                               ['health-insurance/EnterDetails', 'health-insurance/EnterDetails', 'health-insurance/EnterDetails', 'health-insurance/EnterDetails', 'health-insurance/EnterDetails', 'health-insurance/EnterDetails']],
  ['all but the vaccines',     doneBut('vaccines'),                                       ['vaccines/CheckRequirements', 'vaccines/CheckRequirements', 'vaccines/CheckRequirements', 'vaccines/CheckRequirements', 'vaccines/CheckRequirements', 'vaccines/CheckRequirements']],
  ['everything is done',       everything,                                                ['', '', '', '', '', '']],
],
)('%s: what is next follows from what is known of the days', (_, said, expected) => {
  const next = known.map(days => {
    const journey = journeyOf({ said, ...days })
    const [card] = bandsOf(journey).yourTurn
    // Nothing is ever next whose needs are unmet.
    expect(card && waitOf(card, journey.now)).toBeUndefined()
    return card === undefined ? '' : `${card.stage.route}/${card.step.id}`
  })
  expect(next).toEqual(expected)
})
