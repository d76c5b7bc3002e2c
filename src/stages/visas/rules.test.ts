import { expect, test } from 'vitest'
import { bandsOf, noPlan } from '#src/journey/ahead.ts'
import { readStage } from '#src/journey/read.ts'
import { factsOf } from '#tests/filled.ts'
import { visas } from './rules.ts'

type Known = Parameters<typeof factsOf<typeof visas.facts>>[1]

const [may, june, july] = ['2026-05-01T06:00:00.000Z', '2026-06-01T06:00:00.000Z', '2026-07-01T06:00:00.000Z'] as const
const university = { id: 'mit', name: 'MIT' }
const read = (said: Known) => readStage(visas, factsOf(visas, said), '2026-08-01T06:00:00.000Z', 4).steps
const step = (id: string, said: Known) => read(said).find(found => found.id === id)

test('nine steps, in the order of the specification, each with its address', () => {
  expect(read({}).map(({ id, route, status }) => `${id} ${route} ${status}`)).toEqual([
    'I20Form i20-form incomplete',
    'VisaTranscripts visa-transcripts incomplete',
    'PaySEVISFee pay-sevis-fee incomplete',
    'DS160 ds-160 incomplete',
    'ConsularAppointment consular-appointment incomplete',
    'CompileDocs compile-docs incomplete',
    'PostInterview post-interview incomplete',
    'MockInterview mock-interview pending',
    'AttendWebinar attend-webinar incomplete',
  ])
})

const accepted = { at: june, outcome: 'Accepted' } as const
const slip = { at: june, outcome: 'Processing', slip: 'pink' } as const
const rejected = { at: june, outcome: 'Rejected' } as const
const call = { at: july, start: '2026-08-05T06:00:00.000Z' }

test.each<[string, Known, string, boolean]>(
  // oxfmt-ignore
  [
  // step             facts                                                                    status            may be marked
  ['I20Form',         {},                                                                      'incomplete',     false],
  ['I20Form',         { visitedAt: may },                                                      'pending',        false],
  ['I20Form',         { i20: { university, chosenAt: may } },                                  'pending',        true],
  ['I20Form',         { i20: { university, chosenAt: may }, marked: { I20Form: { at: june } } }, 'complete',     false],
  ['VisaTranscripts', {},                                                                      'incomplete',     true],
  ['PaySEVISFee',     { sevis: { preparedAt: may, openedAt: may } },                           'incomplete',     true],
  ['PaySEVISFee',     { sevis: { paidAt: june } },                                             'complete',       false],
  ['PaySEVISFee',     { marked: { PaySEVISFee: { at: june } } },                               'complete',       false],
  ['PostInterview',   {},                                                                      'incomplete',     false],
  ['PostInterview',   { outcomes: [accepted] },                                                'complete',       false],
  ['PostInterview',   { outcomes: [slip] },                                                    'processing',     true],
  ['PostInterview',   { outcomes: [slip], marked: { PostInterview: { at: july } } },           'complete',       false],
  ['PostInterview',   { outcomes: [rejected] },                                                'processing',     true],
  ['PostInterview',   { outcomes: [rejected], calls: [call] },                                 'complete',       false],
  ['PostInterview',   { outcomes: [rejected], calls: [{ ...call, cancelledAt: july }] },       'processing',     true],
  ['PostInterview',   { outcomes: [rejected], calls: [{ ...call, endedAt: july }] },           'complete',       false],
  ['PostInterview',   { outcomes: [rejected], calls: [{ ...call, at: may, endedAt: may }] },   'processing',     true],
  ['PostInterview',   { outcomes: [slip], calls: [call] },                                     'processing',     true],
  ['PostInterview',   { outcomes: [rejected, { ...accepted, at: july }] },                     'complete',       false],
  ['PostInterview',   { outcomes: [{ ...accepted, at: july }, rejected] },                     'complete',       false],
  ['MockInterview',   { mock: { share_id: 'x' } },                                             'pending',        false],
  ['MockInterview',   { mock: { sharedAt: may } },                                             'processing',     false],
  ['MockInterview',   { mock: { sharedAt: may, publishedAt: june } },                          'readyForReview', false],
  ['MockInterview',   { mock: { sharedAt: may, publishedAt: june, closedAt: july } },          'complete',       false],
],
)('%s: %j', (id, said, status, canBeMarked) => {
  expect(step(id, said)).toMatchObject({ status, canBeMarked })
})

test('what the step status record holds beside the status', () => {
  expect(step('I20Form', { i20: { university, chosenAt: may } })).toMatchObject({ university })
  expect(step('PostInterview', { outcomes: [slip] })).toMatchObject({ visaStatus: 'Processing', subStatus: 'pink' })
  expect(step('PostInterview', { outcomes: [rejected], calls: [call] })).toMatchObject({
    visaStatus: 'Rejected',
    dates: [{ title: 'Call with an attorney', when: call.start }],
  })
  // Whatever the outcome becomes, a booked call keeps its date; with a 221(g) it changes no status.
  expect(step('PostInterview', { outcomes: [slip], calls: [call] })).toMatchObject({
    status: 'processing',
    visaStatus: 'Processing',
    dates: [{ when: call.start }],
  })
  expect(step('PostInterview', { outcomes: [accepted], calls: [call] })).toMatchObject({
    status: 'complete',
    dates: [{ when: call.start }],
  })
  expect(
    step('PostInterview', { outcomes: [slip], calls: [{ ...call, cancelledAt: july, endedAt: july }] })?.dates,
  ).toBeUndefined()
  expect(step('MockInterview', { mock: { share_id: 'v4sk' } })).toMatchObject({ share_id: 'v4sk' })
})

test('each status says since when', () => {
  const said = { outcomes: [slip], marked: { PostInterview: { at: july } } }
  expect(step('PostInterview', said)?.stageProgressionOn).toEqual({ processing: june, complete: july })
})

test('an appointment brings its two visits and the last day for the fee, until that is paid', () => {
  // A Tuesday: Monday, Friday and Thursday before it are the three business days.
  const appointment = {
    bookedAt: may,
    place: 'Mumbai',
    vac: '2026-08-31T04:00:00.000Z',
    interview: '2026-09-01T04:00:00.000Z',
  }
  expect(step('ConsularAppointment', { appointment })?.dates).toEqual([
    { title: 'Fingerprints at the VAC', when: appointment.vac, thing: 'biometrics' },
    { title: 'Visa interview', when: appointment.interview, thing: 'interview' },
  ])
  expect(step('PaySEVISFee', { appointment })?.dates).toEqual([
    { title: 'Last day to pay the SEVIS fee', when: '2026-08-27' },
  ])
  expect(step('PaySEVISFee', { appointment, sevis: { paidAt: june } })?.dates).toBeUndefined()
})

test('a visa granted at the post-interview step leaves no step of the stage open, and says why', () => {
  const stage = readStage(visas, factsOf(visas, { outcomes: [accepted], marked: { DS160: { at: may } } }), july, 4)
  expect(stage).toMatchObject({ stepsLeft: 0, isComplete: true })
  const said = stage.steps.map(({ id, label, closed }) => [id, label, closed?.why.includes('granted') ?? false])
  expect(said).toEqual(
    stage.steps.map(({ id }) =>
      id === 'DS160' || id === 'PostInterview' ? [id, undefined, false] : [id, 'Not needed any more', true],
    ),
  )
  // Nobody is reminded of what is behind them.
  expect(
    read({ outcomes: [accepted], appointment: { bookedAt: may, interview: july } }).flatMap(({ dates = [] }) => dates),
  ).toEqual([])
})

test('what somebody works on goes on after the visa is granted, and another answer opens the stage again', () => {
  expect(step('MockInterview', { outcomes: [accepted], mock: { sharedAt: may } })?.status).toBe('processing')
  expect(step('DS160', { outcomes: [accepted, { ...slip, at: july }] })?.status).toBe('incomplete')
})

const appointment = { bookedAt: may, place: 'Hyderabad', interview: '2026-08-20T04:00:00.000Z' }
const done = (...ids: string[]) => Object.fromEntries(ids.map(id => [id, { at: may }]))
const i20 = { university, chosenAt: may, filledAt: may }

// What is offered, and after the line what waits.
test.each<[string, Known, string]>(
  // oxfmt-ignore
  [
  ['no I-20',                               { i20 },                                             'I20Form VisaTranscripts AttendWebinar | PaySEVISFee DS160 ConsularAppointment CompileDocs PostInterview MockInterview'],
  ['an I-20 that is among the papers',      { i20, papers: [{ paper: 'i-20', until: null }] },               'I20Form VisaTranscripts PaySEVISFee DS160 AttendWebinar | ConsularAppointment CompileDocs PostInterview MockInterview'],
  ['an I-20, and the fee is paid',          { i20, marked: done('I20Form'), sevis: { paidAt: june } },        'VisaTranscripts DS160 AttendWebinar | ConsularAppointment CompileDocs PostInterview MockInterview'],
  ['an I-20 and the DS-160, but no fee',    { marked: done('I20Form', 'DS160') },                'VisaTranscripts PaySEVISFee AttendWebinar | ConsularAppointment CompileDocs PostInterview MockInterview'],
  ['the fee and the DS-160',                { marked: done('I20Form', 'DS160', 'PaySEVISFee') }, 'VisaTranscripts ConsularAppointment AttendWebinar | CompileDocs PostInterview MockInterview'],
  ['an appointment, before its day',        { marked: done('I20Form', 'DS160', 'PaySEVISFee'), appointment }, 'ConsularAppointment VisaTranscripts CompileDocs MockInterview AttendWebinar | PostInterview'],
  ['an appointment, before the fee',        { appointment },                                     'PaySEVISFee ConsularAppointment I20Form VisaTranscripts DS160 CompileDocs MockInterview AttendWebinar | PostInterview'],
  ['the morning of the interview in India', { marked: done('I20Form', 'DS160', 'PaySEVISFee', 'CompileDocs', 'VisaTranscripts'), appointment: { ...appointment, interview: '2026-08-01T20:00:00.000Z' } }, 'ConsularAppointment MockInterview AttendWebinar | PostInterview'],
  ['the day of the interview',              { marked: done('I20Form', 'DS160', 'PaySEVISFee', 'CompileDocs', 'VisaTranscripts', 'ConsularAppointment'), appointment: { ...appointment, interview: '2026-08-01T08:00:00.000Z' } }, 'PostInterview MockInterview AttendWebinar | '],
  ['the interview behind one, and nothing said', { marked: done('I20Form'), appointment: { ...appointment, interview: '2026-08-01T05:00:00.000Z' } }, 'PostInterview | '],
  ['comments on a mock interview',          { mock: { sharedAt: may, publishedAt: june }, appointment, marked: done('I20Form', 'VisaTranscripts', 'PaySEVISFee', 'DS160', 'CompileDocs', 'ConsularAppointment') }, 'MockInterview AttendWebinar | PostInterview'],
  ['the same, and a granted visa',          { mock: { sharedAt: may, publishedAt: june }, appointment, outcomes: [accepted] }, ' | '],
  ['the same, and administrative processing', { mock: { sharedAt: may, publishedAt: june }, appointment, outcomes: [slip] }, ' | '],
  ['the same, and a refusal',               { mock: { sharedAt: may, publishedAt: june }, outcomes: [rejected] }, 'MockInterview I20Form VisaTranscripts AttendWebinar | PaySEVISFee DS160 ConsularAppointment CompileDocs'],
],
)('with %s', (_, said, expected) => {
  const now = '2026-08-01T06:00:00.000Z'
  const { yourTurn, waiting } = bandsOf({ ...noPlan, stages: [readStage(visas, factsOf(visas, said), now, 4)], now })
  const ids = (steps: typeof waiting) => steps.map(one => one.step.id).join(' ')
  expect(`${ids(yourTurn)} | ${ids(waiting)}`).toBe(expected)
})
