import { describe, expect, test } from 'vitest'
import { checkContent } from '../src/features/content/record/rules.ts'
import { contentTypes, minutesToRead } from '../src/features/content/rules.ts'
import { libraryGuides, type Brought } from '../src/features/content/stock.ts'
import { appServices } from '../src/app/services.ts'
import { cleanRichText } from '../src/platform/rich-text.ts'
import { stages } from '../src/stages/stages.ts'
import { library, sampleForms, sources, stories } from './library.ts'

const shelves = [null, ...stages.map(({ route }) => route)]
/** The day after the last reading: nothing says to have been read later. */
const today = '2026-11-27'
const each = [...library, ...sampleForms].map(item => [item.broughtAs, item] as const)

test.each(appServices.given(libraryGuides))('what steps name under $stage is there', ({ stage, names }) => {
  const there = [...library, ...stories].map(({ broughtAs }) => broughtAs)
  expect(there).toEqual(expect.arrayContaining(names.map(name => `${stage}/${name}`)))
})

describe.each(each)('%s', (_, item) => {
  test('may be published', () => {
    expect(
      checkContent({
        ...item,
        address: item.address ?? '',
        media: null,
        captions: null,
        sourceName: item.source?.name ?? '',
        sourceCheckedOn: item.source?.checkedOn ?? '',
      }),
    ).toEqual({})
    expect(shelves).toContain(item.stage)
  })

  test('loses nothing when it is cleaned, and closes what it opens', () => {
    const asWritten = cleanRichText(item.body).replaceAll(' rel="noopener noreferrer nofollow" target="_blank"', '')
    expect(flat(asWritten)).toBe(flat(item.body))
    expect(elementsOf(item.body)).toEqual(new Set(elementsOf(item.body)).intersection(known))
  })

  test('is as long as its kind, and its name fits on a card', () => {
    const [least, most] = lengths(item)
    expect(wordsOf(item.body)).toBeGreaterThanOrEqual(least)
    expect(wordsOf(item.body)).toBeLessThanOrEqual(most)
    expect(item.title.length).toBeLessThan(90)
    expect(item.summary.length).toBeLessThan(160)
    expect(minutesToRead(item.body)).toBeLessThanOrEqual(3)
  })

  test('speaks calmly', () => {
    const words = `${item.title} ${item.summary} ${item.body}`
    expect(words).not.toMatch(/!|\bsimply\b|\b(guaranteed|partner)\b|\p{Extended_Pictographic}/iu)
    expect(words.match(/\bjust\b/gi) ?? []).toHaveLength(0)
    expect(words).not.toMatch(/'/)
  })

  test('says money the way students write it', () => {
    for (const [rupees = ''] of item.body.matchAll(/₹[\d,]*\d/g))
      expect(rupees).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d\d)*,\d{3})$/)
    for (const [dollars = ''] of item.body.matchAll(/\$[\d,]*\d/g)) expect(dollars).toMatch(/^\$\d{1,3}(,\d{3})*$/)
  })

  test('was checked on a day that has been', () => {
    if (item.source === undefined) return
    expect(Temporal.PlainDate.from(item.source.checkedOn).toString()).toBe(item.source.checkedOn)
    expect(item.source.checkedOn <= today).toBe(true)
  })
})

test('no two have one name or one title on a store', () => {
  expect(new Set(library.map(({ broughtAs }) => broughtAs)).size).toBe(library.length)
  expect(new Set(library.map(({ stage, title }) => `${stage}: ${title}`)).size).toBe(library.length)
})

test.each(shelves)('%s has two articles of ours and three answers', storage => {
  const there = library.filter(({ stage }) => stage === storage)
  expect(there.filter(({ type, format }) => type === 'Article' && format === 'Own').length).toBeGreaterThanOrEqual(2)
  expect(there.filter(({ type }) => type === 'QnASnippet').length).toBeGreaterThanOrEqual(3)
})

test('there is at least one of every kind', () => {
  const played = stories.map(({ kind }) => (kind === 'sound' ? 'AudioFeed' : 'Video'))
  const there = new Set<string>([...library, ...sampleForms].map(({ type }) => type).concat(played))
  expect(contentTypes.filter(type => !there.has(type))).toEqual([])
})

test('every source stands under something', () => {
  expect(new Set(library.flatMap(({ source }) => source ?? []))).toEqual(new Set(sources.values()))
})

test('what names a year, a price or a share says where that is from', () => {
  const unsourced = library.filter(
    ({ source, body }) => source === undefined && /₹|\$\d|\b(19|20)\d\d\b|\d ?%/.test(body),
  )
  expect(unsourced.map(({ broughtAs }) => broughtAs)).toEqual([])
})

const known = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'])
const elementsOf = (html: string) => new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name = '']) => name))
const flat = (html: string) => html.replaceAll(/\s+/g, ' ').trim()
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length

function lengths({ type, format }: Brought): [least: number, most: number] {
  if (format === 'Link' || format === 'Typeform') return [5, 60]
  return type === 'Article' ? [250, 500] : [40, 120]
}
