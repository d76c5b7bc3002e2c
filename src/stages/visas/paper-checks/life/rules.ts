// Money, signatures, years and phones: what is asked for, and what is there. Pure.
import { saysOf, type Check, type Held, type Side, type Trouble, type Years } from '../finding/rules.ts'

const country: Check = ({ facts: { birthCountry = '', citizenship = '' } }) => {
  const [one, other]: [Side, Side] = [
    { place: 'profile', text: birthCountry },
    { place: 'citizenship', text: citizenship },
  ]
  const isOther = birthCountry !== '' && citizenship !== '' && birthCountry !== citizenship
  return {
    truth: [one],
    against: [other],
    troubles: isOther ? [{ is: 'differs', level: 'look', one, other }] : [],
  }
}

const sum = (text: string | undefined): string => (/^\d+$/.test(text ?? '') ? (text ?? '') : '')

/** What is shown for the first year, in the I-20 and in the form for it, covers what the I-20 asks. */
const funds: Check = known => {
  const i20 = saysOf(known, 'i-20')
  const one: Side = { place: 'i-20-costs', text: sum(i20.costYear1) }
  const against: Side[] = [
    { place: 'i-20-funds', text: sum(i20.fundsYear1) },
    { place: 'i20-form', text: known.form.fundsYear1 === null ? '' : String(known.form.fundsYear1) },
  ]
  const short = against.filter(({ text }) => text !== '' && one.text !== '' && Number(text) < Number(one.text))
  return { truth: [one], against, troubles: short.map(other => ({ is: 'differs', level: 'stop', one, other })) }
}

/** That it is signed nobody can read: the student says so of an I-20 that was looked at. */
const signatures: Check = ({ facts, papers }) => {
  const [at, ticked]: [Side, Side] = [
    { place: 'i-20', text: papers['i-20'] === undefined ? '' : 'read' },
    { place: 'profile', text: facts.i20Signed ?? '' },
  ]
  const isUnsigned = at.text !== '' && ticked.text !== 'yes'
  return {
    truth: [at],
    against: [ticked],
    troubles: isUnsigned ? [{ is: 'wrong', level: 'stop', at: { place: 'i-20', text: '' }, what: 'unsigned' }] : [],
  }
}

/** More than a year between the end of one and the beginning of the next, or two ends that cross. */
function gapsIn(years: readonly Years[]): Trouble[] {
  const sorted = years.toSorted((one, other) => one.from - other.from)
  return sorted.slice(1).flatMap((next, index): Trouble[] => {
    const before = sorted.slice(0, index + 1)
    const until = Math.max(...before.map(({ from, to }) => to ?? from))
    const last = before.find(({ from, to }) => (to ?? from) === until)
    const at: Side = { place: 'studies', text: `${last?.what ?? ''} ${until} – ${next.what} ${next.from}` }
    if (next.from - until > 1) return [{ is: 'wrong', level: 'look', at, what: 'gap' }]
    return next.to !== null && next.to < next.from
      ? [{ is: 'wrong', level: 'look', at: { place: 'studies', text: next.what }, what: 'clash' }]
      : []
  })
}

const gaps: Check = ({ years }) => {
  const [first, second] = years
  return {
    truth: [{ place: 'studies', text: first === undefined ? '' : String(first.from) }],
    against: [{ place: 'more-studies', text: second === undefined ? '' : String(second.from) }],
    troubles: gapsIn(years),
  }
}

const reach: Check = ({ phone, usPhone, plan: { flight = '' } }) => {
  const at: Side = { place: 'account', text: phone ?? '' }
  const isIndian = phone?.startsWith('+91') === true && usPhone === null && flight !== ''
  const troubles: Held['troubles'] = isIndian ? [{ is: 'wrong', level: 'look', at, what: 'indian-number' }] : []
  return { truth: [at], against: [{ place: 'flight', text: flight }], troubles }
}

export const lifeChecks = { country, funds, signatures, gaps, reach } satisfies Record<string, Check>
