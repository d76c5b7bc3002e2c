// What is translated, and what of it is said: on the real words of all sets.
import { expect, test } from 'vitest'
import { dayIn, languages, languageNames, laidOver } from '#src/values/languages.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { readPo, reviewed, writePo } from '#src/values/po.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { contextOf, sentencesOf } from '../tools/languages/english.ts'
import { merged, moduleOf, problemsIn, shownOf } from '../tools/languages/translations.ts'
import { moduleWith, pseudo, wordSets } from './languages.ts'

const asha = { by: 'Asha Rao', on: '2026-11-29' }
const sets = await wordSets()

const loaded = async (source: string): Promise<unknown> => import(`data:text/javascript,${encodeURIComponent(source)}`)

const english = {
  title: 'Money',
  pay: (amount: string): string => `Pay ${amount}`,
  months: (count: number): string => (count === 0 ? 'None' : count === 1 ? '1 month' : `${count} months`),
  asks: (name: string, for_: string | undefined): string =>
    `${name || 'Somebody'} asks${for_ === undefined ? '' : ` for ${for_}`}`,
  shares: (names: readonly string[]): string => `Shared: ${names.join(', ')}`,
}
const sentences = sentencesOf(english)
const textsOf = (texts: Readonly<Record<string, string>>) =>
  sentences.map(sentence => {
    const context = contextOf(sentence)
    return { context, english: sentence.english, text: texts[context] ?? '', state: undefined }
  })
const weighty = ['pay']
const mergedWith = (texts: Readonly<Record<string, string>>) =>
  merged({ sentences, entries: textsOf(texts), weighty }, asha)

test('a function is its sentences, with a mark for each value and a name for each case', () => {
  expect(sentences.map(sentence => [contextOf(sentence), sentence.english])).toEqual([
    ['title', 'Money'],
    ['pay', 'Pay {amount}'],
    ['months', '{count} months'],
    ['months [count=0]', 'None'],
    ['months [count=one]', '{count} month'],
    ['asks', '{name} asks for {for_}'],
    ['asks [name=empty]', 'Somebody asks for {for_}'],
    ['asks [for_=undefined]', '{name} asks'],
    ['asks [name=empty, for_=undefined]', 'Somebody asks'],
    ['shares', 'Shared: {names}'],
  ])
})

const samples: readonly unknown[] = ['', 'Meera', undefined, null, 0, 1, 2, ['a', 'b']]

/** What no page says: a name or a relation is always a text. */
const isNobodys = /undefined|null|0, your/

/** Each way to call a function with these values that it answers. */
function answers(call: unknown, other: unknown): readonly (readonly [string, string])[] {
  if (typeof call !== 'function' || typeof other !== 'function') return []
  const given = Array.from({ length: call.length }).reduce<unknown[][]>(
    all => all.flatMap(before => samples.map(one => [...before, one])),
    [[]],
  )
  return given.flatMap(values => {
    try {
      const said: unknown = call(...values)
      return typeof said !== 'string' || isNobodys.test(said) ? [] : [[said, String(other(...values))] as const]
    } catch {
      return []
    }
  })
}

function compare(one: unknown, other: unknown): readonly (readonly [unknown, unknown])[] {
  if (typeof one === 'function') return answers(one, other)
  if (typeof one !== 'object' || one === null) return [[one, other]]
  return Object.entries(one).flatMap(([key, value]) => compare(value, fieldOf(other, key)))
}

test.each(sets.map(found => [found.set.name, found] as const))(
  '%s, translated word for word, says the same as the English, whatever it is given',
  async (_, found) => {
    const same = await loaded(moduleWith(found, 'te', { textOf: ({ english: text }) => text, isReviewed: true }))
    const pairs = compare(found.set.english, fieldOf(same, 'words'))
    expect(pairs.length).toBeGreaterThan(0)
    for (const [said, translated] of pairs) expect(translated).toBe(said)
    expect(fieldOf(same, 'held')).toEqual([])
  },
)

test.each(sets.map(found => [found.set.name, found] as const))(
  'of %s nothing weighty is in a module that nobody has reviewed',
  async (_, found) => {
    const made = await loaded(moduleWith(found, 'hi', { textOf: pseudo, isReviewed: false }))
    const keys = sentencesOf(found.set.english).map(({ key }) => key)
    const valueAt = (key: string) => key.split('.').reduce(fieldOf, fieldOf(made, 'words'))
    const isWeighty = (key: string) => found.set.weighty.some(one => key === one || key.startsWith(`${one}.`))
    for (const key of keys) expect([key, valueAt(key) === undefined]).toEqual([key, isWeighty(key)])
    for (const one of found.set.weighty) expect(keys.some(key => key === one || key.startsWith(`${one}.`))).toBe(true)
  },
)

test('a mark that is missing or unknown is refused, and so is a key that there is not', () => {
  const problems = (texts: Readonly<Record<string, string>>) =>
    problemsIn({ sentences, entries: textsOf(texts), weighty })
  expect(problems({ pay: '{amount} दें', 'months [count=one]': '{count} महीना' })).toEqual([])
  expect(problems({ pay: 'दें' })).toEqual(['pay: has no mark instead of {amount}'])
  expect(problems({ pay: '{रकम} दें' })).toHaveLength(1)
  expect(problems({ pay: '{amount} {amount दें' })).toHaveLength(1)
  const gone = { context: 'gone', english: 'Gone', text: 'गया', state: undefined }
  expect(problemsIn({ sentences, entries: [gone], weighty })).toEqual(['gone: no such sentence'])
})

test('weighty words are said once a person has reviewed them, and until the English or the translation changes', () => {
  const all = mergedWith({ title: 'पैसे', pay: '{amount} दें' })
  expect([...shownOf(sentences, all)]).toEqual(['title'])
  const read = all.map(entry => (entry.context === 'pay' ? reviewed(entry, asha) : entry))
  expect([...shownOf(sentences, read)]).toEqual(['title', 'pay'])

  const changedEnglish = sentences.map(one => (one.key === 'pay' ? { ...one, english: 'Pay {amount} now' } : one))
  const reopened = merged({ sentences: changedEnglish, entries: read, weighty }, asha)
  expect(reopened.find(({ context }) => context === 'pay')).toMatchObject({ isOpen: true, text: '{amount} दें' })
  expect([...shownOf(changedEnglish, reopened)]).toEqual(['title'])

  const changedByHand = read.map(entry => (entry.context === 'pay' ? { ...entry, text: '{amount} चुकाएँ' } : entry))
  const again = merged({ sentences, entries: changedByHand, weighty }, { by: 'machine', on: '2026-11-30' })
  expect(again.find(({ context }) => context === 'pay')?.state).toMatchObject({ kind: 'machine', on: '2026-11-30' })
  expect([...shownOf(sentences, again)]).toEqual(['title'])
})

test('a function is said in one language: with one sentence missing, all of it is English', () => {
  const some = mergedWith({ months: '{count} महीने', 'months [count=0]': 'कोई नहीं' })
  expect([...shownOf(sentences, some)]).toEqual([])
})

test('none and one are counted as the language counts: in Hindi alike, in Telugu not', async () => {
  const counted = sentencesOf({ emi: (count: number): string => `${count} EMI${count === 1 ? '' : 's'}` })
  const texts = ['{count} many', '{count} one']
  const entries = counted.map((one, index) => ({
    context: contextOf(one),
    english: one.english,
    text: texts[index] ?? '',
    state: undefined,
  }))
  const said = async (language: string) => {
    const of = { sentences: counted, entries: merged({ sentences: counted, entries, weighty: [] }, asha), weighty: [] }
    const { stripTypeScriptTypes } = await import('node:module')
    const made = await loaded(stripTypeScriptTypes(moduleOf({ language, set: 'counted', ...of })))
    const emi = fieldOf(fieldOf(made, 'words'), 'emi')
    return typeof emi === 'function' ? [0, 1, 2].map(count => String(emi(count))) : []
  }
  expect(await said('hi')).toEqual(['0 one', '1 one', '2 many'])
  expect(await said('te')).toEqual(['0 many', '1 one', '2 many'])
})

test('a file comes back from a translator’s program as it went', () => {
  const texts = { title: 'पैसे "और" \\ रकम\nदूसरी पंक्ति', pay: '{amount} दें' }
  const written = writePo('hi', 'trial', mergedWith(texts))
  expect(merged({ sentences, entries: readPo(written), weighty }, { by: 'other', on: '2030-01-01' })).toEqual(
    mergedWith(texts),
  )
  // Long lines are folded there.
  const folded = written.replace('msgstr "{amount} दें"', 'msgstr ""\n"{amount} "\n"दें"')
  expect(readPo(folded)).toEqual(readPo(written))
})

test('what is not translated is said in English', () => {
  const words = laidOver(english, { title: 'पैसे' })
  expect([words.title, words.pay('₹100')]).toEqual(['पैसे', 'Pay ₹100'])
})

test('days and money have Latin digits in every language, and rupees lakhs', () => {
  const day = Temporal.PlainDate.from('2027-08-15')
  expect(languages.map(language => dayIn(day, language))).toEqual([
    '15th August 2027',
    '15 अगस्त 2027',
    '15 ఆగస్టు, 2027',
    '15 ஆகஸ்ட், 2027',
    '15 ઑગસ્ટ, 2027',
    '15 ऑगस्ट, 2027',
    'ಆಗಸ್ಟ್ 15, 2027',
  ])
  expect(formatMoney(rupees(4_000_000_00))).toBe('₹40,00,000.00')
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length)
})
