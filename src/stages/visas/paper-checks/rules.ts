// Whether the papers of one student say the same of them. Each check holds what stands on two papers against each other;
// what isn't known yet is said as well, as nothing is right that nobody looked at. Pure.
import { fathersName, mothersName, typedName } from '#src/features/passport-profile/wholes/rules.ts'
import { paperNames, type PaperName, type Papers, type Says } from '#src/features/passport-profile/papers/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { sevisLetters, sevisName, type FormName } from '#src/features/passport-profile/shapes/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { nameDifference } from '../i20-check/rules.ts'

/** 'stop' costs the fee, the appointment or the visa; 'look' may be right. */
export type Level = 'stop' | 'look'

export const checkIds = [
  'passport-number',
  'barcode',
  'sevis-id',
  'names',
  'initials',
  'birth-date',
  'country',
  'funds',
  'sponsor',
  'programme-start',
  'passport-valid',
  'signatures',
  'gaps',
  'reach',
] as const
export type CheckId = (typeof checkIds)[number]

/** Where a text stands: on a paper, in the profile, in a form here, or in the plan. */
export const places = [...paperNames, 'profile', 'i20-form', 'plan', 'account', 'studies'] as const
export type Place = (typeof places)[number]
export type Side = { place: Place; text: string }

export type Finding =
  /** Two places say something else. */
  | { check: CheckId; is: 'differs'; level: Level; one: Side; other: Side }
  /** One place alone says what is to be looked at. */
  | { check: CheckId; is: 'wrong'; level: Level; at: Side; what: Wrong }
  | { check: CheckId; is: 'same' }
  /** Nothing to hold it against yet. */
  | { check: CheckId; is: 'missing'; needs: Place[] }

export const wrongs = [
  'before-flight',
  'before-end',
  'unsigned',
  'letter-lacks',
  'gap',
  'clash',
  'indian-number',
  'too-early',
  'before-admission',
  'too-late',
] as const
export type Wrong = (typeof wrongs)[number]

export type Years = { from: number; to: number | null; what: string }

export type Known = {
  facts: Facts
  papers: Papers
  /** What was typed in the I-20 form. */
  form: { sponsors: readonly string[]; fundsYear1: number | null }
  plan: {
    programmeStart?: string | undefined
    /** As the student typed it from the I-20. */
    earliestAdmission?: string | undefined
    flight?: string | undefined
  }
  years: readonly Years[]
  /** Of the account, in E.164. */
  phone: string | null
  usPhone: string | null
}

export const findingsOf = (known: Known): Finding[] => checkIds.flatMap(check => checks[check](known))

/** Which stop what a step does next: what must be right before the fee, and before the booking. */
export const checksBefore = {
  fee: ['sevis-id', 'names', 'birth-date'],
  booking: ['passport-number', 'barcode', 'names', 'birth-date', 'passport-valid'],
  interview: checkIds,
} as const satisfies Record<string, readonly CheckId[]>

export const isTrouble = (finding: Finding): finding is Extract<Finding, { level: Level }> => 'level' in finding

type Check = (known: Known) => Finding[]

const saysOf = ({ papers }: Known, paper: PaperName): Says => papers[paper]?.says ?? {}

/** What a value is on each paper that says it, and what every one of them must be. */
function allAs(check: CheckId, truth: Side, sides: readonly Side[]): Finding[] {
  const others = sides.filter(({ text }) => text !== '')
  if (truth.text === '' || others.length === 0) {
    const needs = truth.text === '' ? [truth.place] : sides.map(({ place }) => place)
    return [{ check, is: 'missing', needs }]
  }
  const differing = others.filter(({ text }) => text !== truth.text)
  return differing.length === 0
    ? [{ check, is: 'same' }]
    : differing.map(other => ({ check, is: 'differs', level: 'stop', one: truth, other }))
}

const sidesOf = (known: Known, papers: readonly PaperName[], saying: keyof Says): Side[] =>
  papers.map(place => ({ place, text: saysOf(known, place)[saying] ?? '' }))

const divided: readonly PaperName[] = ['i-20', 'ds-160-confirmation', 'sevis-receipt', 'appointment-confirmation']

const nameOn = ({ surname = '', givenName = '' }: Says): FormName => ({
  surname,
  // An empty given name is FNU on the DS-160 and the visa: the two are one name.
  given: /^fnu$/i.test(givenName.trim()) ? '' : givenName,
})

/** In capitals, as papers print names: what differs is letters and not their size. */
const inWords = ({ surname, given }: FormName): string =>
  [surname, given]
    .filter(part => part !== '')
    .join(', ')
    .toUpperCase()

/** The names of every paper against the passport's; the level says whether letters differ or only how they are divided. */
function namesFound(known: Known): { finding: Finding; isInitial: boolean }[] {
  const own = sevisName(typedName(known.facts))
  const one: Side = { place: 'profile', text: inWords(own) }
  return divided.flatMap(place => {
    const printed = nameOn(saysOf(known, place))
    if (printed.surname === '' || own.surname === '') return []
    const found = nameDifference(printed, own)
    if (found === undefined) return []
    const other: Side = { place, text: inWords(printed) }
    const isInitial = found.is === 'initials'
    return [
      {
        isInitial,
        finding: { check: isInitial ? 'initials' : 'names', is: 'differs', level: found.level, one, other },
      },
    ]
  })
}

const hasNames = (known: Known): boolean =>
  sevisName(typedName(known.facts)).surname !== '' && divided.some(place => nameOn(saysOf(known, place)).surname !== '')

const namesBy =
  (check: 'names' | 'initials', isInitial: boolean): Check =>
  known => {
    if (!hasNames(known)) return [{ check, is: 'missing', needs: [...divided] }]
    const found = namesFound(known).filter(one => one.isInitial === isInitial)
    return found.length === 0 ? [{ check, is: 'same' }] : found.map(({ finding }) => finding)
  }

/** Whether a letter's one line is this student, whichever part stands first, and with initials for whole names. */
export function isSamePerson(line: string, own: FormName): boolean {
  const given = { surname: '', given: line }
  const whole = { surname: '', given: `${own.given} ${own.surname}` }
  const letters = (name: FormName) => sevisLetters(`${name.given} ${name.surname}`).split(' ').toSorted().join(' ')
  return letters(given) === letters(whole) || nameDifference(given, whole)?.is === 'initials'
}

const sameDay = (text: string): number | undefined => {
  const day = parseDay(text)
  return day === undefined ? undefined : Number(day.toString().replaceAll('-', ''))
}

const isAfter = (one: string, other: string): boolean => (sameDay(one) ?? 0) > (sameDay(other) ?? 0)

/** A day above it is no month. */
const largest = 12

const checks: Readonly<Record<CheckId, Check>> = {
  'passport-number': known =>
    allAs(
      'passport-number',
      { place: 'profile', text: known.facts.passportNumber ?? '' },
      sidesOf(known, ['passport', 'ds-160-confirmation', 'appointment-confirmation'], 'passportNumber'),
    ),

  barcode: known => {
    const onForm = saysOf(known, 'ds-160-confirmation').applicationId ?? known.facts.applicationId ?? ''
    const booked = saysOf(known, 'appointment-confirmation').applicationId ?? known.facts.barcode ?? ''
    return allAs('barcode', { place: 'ds-160-confirmation', text: onForm }, [
      { place: 'appointment-confirmation', text: booked },
    ])
  },

  'sevis-id': known =>
    allAs('sevis-id', { place: 'i-20', text: saysOf(known, 'i-20').sevisId ?? '' }, [
      { place: 'sevis-receipt', text: saysOf(known, 'sevis-receipt').sevisId ?? '' },
      { place: 'profile', text: known.facts.sevisId ?? '' },
    ]),

  names: namesBy('names', false),
  initials: namesBy('initials', true),

  'birth-date': known =>
    allAs(
      'birth-date',
      { place: 'profile', text: known.facts.bornOn ?? '' },
      sidesOf(known, ['passport', ...divided], 'bornOn'),
    ).map(finding =>
      finding.is === 'differs' && areExchanged(finding.one.text, finding.other.text)
        ? { ...finding, level: 'look' }
        : finding,
    ),

  country: ({ facts: { birthCountry = '', citizenship = '' } }) => {
    if (birthCountry === '' || citizenship === '') return [{ check: 'country', is: 'missing', needs: ['profile'] }]
    if (birthCountry === citizenship) return [{ check: 'country', is: 'same' }]
    const [one, other]: [Side, Side] = [
      { place: 'profile', text: birthCountry },
      { place: 'profile', text: citizenship },
    ]
    return [{ check: 'country', is: 'differs', level: 'look', one, other }]
  },

  funds: known => [...fundsFound(known), ...letterFound(known)],

  sponsor: known => {
    const holder = saysOf(known, 'bank-letter').accountHolder ?? ''
    const { facts, form } = known
    const own = sevisName(typedName(facts))
    const named = [fathersName(facts), mothersName(facts), ...form.sponsors].filter(name => name !== '')
    if (holder === '' || (named.length === 0 && own.surname === '')) {
      return [{ check: 'sponsor', is: 'missing', needs: holder === '' ? ['bank-letter'] : ['profile', 'i20-form'] }]
    }
    const isOne = isSamePerson(holder, own) || named.some(name => isSamePerson(holder, { surname: '', given: name }))
    const one: Side = { place: 'i20-form', text: [...form.sponsors, ...named].at(0) ?? inWords(own) }
    return isOne
      ? [{ check: 'sponsor', is: 'same' }]
      : [{ check: 'sponsor', is: 'differs', level: 'stop', one, other: { place: 'bank-letter', text: holder } }]
  },

  'programme-start': known => {
    const printed = saysOf(known, 'i-20').programmeStart ?? ''
    const { programmeStart = '', earliestAdmission = '', flight = '' } = known.plan
    const start = printed === '' ? programmeStart : printed
    if (printed !== '' && programmeStart !== '' && printed !== programmeStart) {
      const one: Side = { place: 'i-20', text: printed }
      return [
        { check: 'programme-start', is: 'differs', level: 'stop', one, other: { place: 'plan', text: programmeStart } },
      ]
    }
    const [begins, arrives] = [parseDay(start), parseDay(flight)]
    if (begins === undefined || arrives === undefined) {
      return [{ check: 'programme-start', is: 'missing', needs: begins === undefined ? ['i-20'] : ['plan'] }]
    }
    const admission = parseDay(saysOf(known, 'i-20').earliestAdmission ?? '') ?? parseDay(earliestAdmission)
    const what = wrongArrival(arrives, begins, admission)
    if (what === undefined) return [{ check: 'programme-start', is: 'same' }]
    return [{ check: 'programme-start', is: 'wrong', level: 'stop', at: { place: 'plan', text: flight }, what }]
  },

  'passport-valid': known => {
    const until = known.facts.passportExpiresOn ?? ''
    const { flight = '' } = known.plan
    const end = saysOf(known, 'i-20').programmeEnd ?? ''
    if (until === '' || (flight === '' && end === '')) {
      return [{ check: 'passport-valid', is: 'missing', needs: until === '' ? ['profile'] : ['plan', 'i-20'] }]
    }
    const at: Side = { place: 'profile', text: until }
    if (flight !== '' && !isAfter(until, flight)) {
      return [{ check: 'passport-valid', is: 'wrong', level: 'stop', at, what: 'before-flight' }]
    }
    return end !== '' && !isAfter(until, end)
      ? [{ check: 'passport-valid', is: 'wrong', level: 'look', at, what: 'before-end' }]
      : [{ check: 'passport-valid', is: 'same' }]
  },

  signatures: ({ facts, papers }) => {
    if (facts.i20Signed === 'yes') return [{ check: 'signatures', is: 'same' }]
    if (papers['i-20'] === undefined) return [{ check: 'signatures', is: 'missing', needs: ['i-20'] }]
    return [{ check: 'signatures', is: 'wrong', level: 'stop', at: { place: 'i-20', text: '' }, what: 'unsigned' }]
  },

  gaps: ({ years }) => {
    if (years.length < 2) return [{ check: 'gaps', is: 'missing', needs: ['studies'] }]
    const found = gapsIn(years)
    return found.length === 0 ? [{ check: 'gaps', is: 'same' }] : found
  },

  reach: ({ phone, usPhone, plan: { flight = '' } }) => {
    if (phone === null) return [{ check: 'reach', is: 'missing', needs: ['account'] }]
    if (flight === '') return [{ check: 'reach', is: 'missing', needs: ['plan'] }]
    return phone.startsWith('+91') && usPhone === null
      ? [{ check: 'reach', is: 'wrong', level: 'look', at: { place: 'account', text: phone }, what: 'indian-number' }]
      : [{ check: 'reach', is: 'same' }]
  },
}

/** The earliest day of entry is thirty days before the programme starts (8 CFR 214.2(f)(5)(i)). */
const daysBeforeStart = 30

/** The earliest admission date that is printed on the I-20 counts; the thirty days only where it isn't known. */
function wrongArrival(
  arrives: Temporal.PlainDate,
  begins: Temporal.PlainDate,
  admission: Temporal.PlainDate | undefined,
): Wrong | undefined {
  if (Temporal.PlainDate.compare(arrives, begins) > 0) return 'too-late'
  const earliest = admission ?? begins.subtract({ days: daysBeforeStart })
  if (Temporal.PlainDate.compare(arrives, earliest) >= 0) return undefined
  return admission === undefined ? 'too-early' : 'before-admission'
}

function areExchanged(one: string, other: string): boolean {
  const [first, second] = [parseDay(one), parseDay(other)]
  if (first === undefined || second === undefined || first.day > largest || first.month === first.day) return false
  return first.year === second.year && first.month === second.day && first.day === second.month
}

function fundsFound(known: Known): Finding[] {
  const i20 = saysOf(known, 'i-20')
  const cost = Number(i20.costYear1 ?? NaN)
  const proven = known.form.fundsYear1 ?? Number(i20.fundsYear1 ?? NaN)
  if (!Number.isFinite(cost) || !Number.isFinite(proven)) {
    return [{ check: 'funds', is: 'missing', needs: Number.isFinite(cost) ? ['i20-form'] : ['i-20'] }]
  }
  if (proven >= cost) return [{ check: 'funds', is: 'same' }]
  const one: Side = { place: 'i-20', text: String(cost) }
  const place: Place = known.form.fundsYear1 === null ? 'i-20' : 'i20-form'
  return [{ check: 'funds', is: 'differs', level: 'stop', one, other: { place, text: String(proven) } }]
}

/** A sanction letter names the student, the university, the amount and its currency. */
function letterFound(known: Known): Finding[] {
  if (known.papers['loan-letter'] === undefined) return []
  const letter = saysOf(known, 'loan-letter')
  const own = sevisName(typedName(known.facts))
  const name = letter.studentName ?? ''
  if (name !== '' && own.surname !== '' && !isSamePerson(name, own)) {
    const one: Side = { place: 'profile', text: inWords(own) }
    return [{ check: 'funds', is: 'differs', level: 'stop', one, other: { place: 'loan-letter', text: name } }]
  }
  const lacks = (['studentName', 'university', 'amount', 'currency'] as const).filter(
    what => (letter[what] ?? '') === '',
  )
  const at: Side = { place: 'loan-letter', text: lacks.join(' ') }
  return lacks.length === 0 ? [] : [{ check: 'funds', is: 'wrong', level: 'look', at, what: 'letter-lacks' }]
}

/** More than a year between the end of one and the beginning of the next, or two ends that cross. */
function gapsIn(years: readonly Years[]): Finding[] {
  const sorted = years.toSorted((one, other) => one.from - other.from)
  return sorted.slice(1).flatMap((next, index): Finding[] => {
    const before = sorted.slice(0, index + 1)
    const until = Math.max(...before.map(({ from, to }) => to ?? from))
    const last = before.find(({ from, to }) => (to ?? from) === until)
    const at: Side = { place: 'studies', text: `${last?.what ?? ''} ${until} – ${next.what} ${next.from}` }
    if (next.from - until > 1) return [{ check: 'gaps', is: 'wrong', level: 'look', at, what: 'gap' }]
    return next.to !== null && next.to < next.from
      ? [{ check: 'gaps', is: 'wrong', level: 'look', at: { place: 'studies', text: next.what }, what: 'clash' }]
      : []
  })
}
