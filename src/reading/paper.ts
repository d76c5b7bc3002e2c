// A paper is a table of fields: by which labels and sentences each is printed, and what its value looks like. Pure.
import { orderSaidIn, type DayOrder } from './days.ts'
import { bare, besideAndBelow, gap, labelled, type Labelled, type Page, type Place } from './labels.ts'
import type { PaperName, Says, SaysName } from './says.ts'
import { secondDay, type Take } from './values.ts'
import type { Line } from './words.ts'

type Field = {
  labels?: readonly string[]
  /** Labels of two days in one field, such as a start and an end: the second of them. */
  secondDayOf?: readonly string[]
  /** Which of the sections the label belongs to, where several have it. */
  under?: string
  /** Labels that are ordinary elsewhere, such as 'Date': under one of these headings alone. */
  within?: { sections: readonly string[]; labels: readonly string[] }
  /** Whole phrases, with the value in a group of that name. */
  sentences?: readonly RegExp[]
  /** Wherever such a number is printed: it is no other thing. */
  anywhere?: RegExp
  take: Take
}

export type Paper = {
  name: PaperName
  isIt: (words: PaperWords) => boolean
  fields: { readonly [name in SaysName]?: Field }
  /** Further labels: a value ends where one of them begins. */
  others: readonly string[]
  sections?: readonly string[]
  /** A letter's labels are ordinary words elsewhere. */
  isLetter?: true
  /** How it prints a day in numbers, where all of its kind do. */
  days?: DayOrder
}

/** All of a paper: as it reads, and its bare letters. */
export type PaperWords = { text: string; letters: string }

export function wordsIn(pages: readonly Page[]): PaperWords {
  const text = pages.map(flowOf).join('\n')
  return { text, letters: bare(text) }
}

/** Lines as they follow each other, with a sign between columns, so that no sentence is read across them. */
const flowOf = (page: Page): string => page.map(lineText).join('\n')

function lineText(line: Line): string {
  let text = ''
  line.forEach((word, at) => {
    const before = line[at - 1]
    if (before !== undefined) text += gap(before, word) > 3 ? ' | ' : ' '
    text += word.text.length > longestWord ? '…' : word.text
  })
  return text
}

/** What is longer is no word, and would keep patterns busy. */
const longestWord = 80

export function readFields(paper: Paper, pages: readonly Page[]): Says {
  const fields = namesOf(paper.fields)
  const labels = [...fields.flatMap(([, field]) => labelsOf(field)), ...paper.others, ...(paper.sections ?? [])]
  const reading = pages.map(page => ({ page: labelled(page, labels, paper.isLetter === true), flow: flowOf(page) }))
  const order = paper.days ?? orderSaidIn(reading.map(({ flow }) => flow).join('\n'))
  const says: Says = {}
  for (const [name, field] of fields) {
    const value = theOne(reading.flatMap(({ page, flow }) => valuesOn(paper, field, page, flow, order)))
    if (value !== undefined) says[name] = value
  }
  // A sum is nothing without its currency.
  if (says.amount === undefined || says.currency === undefined) {
    delete says.amount
    delete says.currency
  }
  return says
}

const labelsOf = ({ labels = [], secondDayOf = [], within }: Field): string[] => [
  ...labels,
  ...secondDayOf,
  ...(within?.labels ?? []),
]

const isSaysName = (name: string, fields: Paper['fields']): name is SaysName => Object.hasOwn(fields, name)

const namesOf = (fields: Paper['fields']): [SaysName, Field][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isSaysName(name, fields) && field !== undefined ? [[name, field] satisfies [SaysName, Field]] : [],
  )

/** A paper prints much more than once. What differs from place to place is not known. */
const theOne = (values: readonly string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined)

function valuesOn(paper: Paper, field: Field, page: Labelled, flow: string, order: DayOrder | undefined): string[] {
  const { labels = [], secondDayOf = [], within, sentences = [], anywhere, under, take } = field
  const taken = (text: string) => take(text, order) ?? []
  return [
    ...labels
      .flatMap(label => besideAndBelow(page, label))
      .filter(place => under === undefined || (place.beginsText && sectionOf(paper, page, place) === under))
      // Of each place: the nearest text that can be the value.
      .flatMap(({ values }) => values.flatMap(taken).slice(0, 1)),
    ...secondDayOf
      .flatMap(label => besideAndBelow(page, label))
      .flatMap(({ values }) => values.flatMap(text => secondDay(text, order) ?? []).slice(0, 1)),
    ...(within?.labels ?? [])
      .flatMap(label => besideAndBelow(page, label))
      .filter(place => within?.sections.includes(sectionOf(paper, page, place) ?? '') === true)
      .flatMap(({ values }) => values.flatMap(taken).slice(0, 1)),
    ...sentences.flatMap(sentence =>
      [...flow.matchAll(sentence)].flatMap(found => taken(spaced(found.groups?.['value']))),
    ),
    ...(anywhere === undefined ? [] : [...flow.matchAll(anywhere)].map(([text]) => text)),
  ]
}

const spaced = (text = ''): string => text.replaceAll(/\s+/g, ' ')

/** The heading above it in its own column, or before it in its line. */
function sectionOf({ sections = [] }: Paper, page: Labelled, { line, left }: Place): string | undefined {
  const above = sections.flatMap(section =>
    besideAndBelow(page, section)
      .filter(heading =>
        heading.line === line ? heading.left < left : heading.line < line && heading.left <= left + nearby,
      )
      .map(heading => ({ section, column: Math.round(heading.left / nearby), line: heading.line })),
  )
  return above.toSorted((one, other) => other.column - one.column || other.line - one.line)[0]?.section
}

/** What begins within so many points begins in one column. */
const nearby = 30
