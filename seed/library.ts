// The starter library, in our own words: data/library has a file for each stage. A fact says where it is from.
import { z } from 'zod'
import type { Brought } from '#src/features/content/stock.ts'
import type { Story } from '#src/features/content/stock-stories.ts'
import { readDocument, readTable } from '#src/platform/data/files.ts'
import { stages } from '#src/stages/stages.ts'

const words = { name: z.string(), title: z.string(), summary: z.string(), body: z.string() }

const item = z.strictObject({
  ...words,
  kind: z.enum(['article', 'answer', 'link']),
  /** Where a link leads. */
  address: z.url().exactOptional(),
  /** A key of sources.csv. */
  source: z.string().exactOptional(),
})

const typeOf = {
  article: { type: 'Article', format: 'Own' },
  answer: { type: 'QnASnippet', format: 'Own' },
  link: { type: 'Article', format: 'Link' },
} as const

const source = z.strictObject({ key: z.string(), name: z.string(), checkedOn: z.iso.date() })

export const sources: ReadonlyMap<string, { name: string; checkedOn: string }> = new Map(
  readTable('library/sources.csv', source).map(({ key, ...rest }) => [key, rest]),
)

export const library: readonly Brought[] = [null, ...stages.map(({ route }) => route)].flatMap(stage => {
  const file = stage ?? 'whole-journey'
  return readDocument(`library/${file}.md`, item).map(({ name, kind, source: key, ...rest }) => ({
    ...rest,
    ...typeOf[kind],
    // Its name for ever: a later wording replaces the earlier one by it.
    broughtAs: `${file}/${name}`,
    stage,
    ...(key !== undefined && { source: sourceOf(key) }),
  }))
})

function sourceOf(key: string) {
  const found = sources.get(key)
  if (found === undefined) throw new Error(`data/library/sources.csv has no source named ${key}.`)
  return found
}

/** Short videos and recordings of our own. */
export const stories: readonly Story[] = readDocument(
  'library/recordings.md',
  z.strictObject({ ...words, kind: z.enum(['video', 'sound']), stage: z.string(), media: z.string() }),
).map(({ name, ...rest }) => ({ ...rest, broughtAs: name }))

/** Forms that only the sandbox answers: with an account at Typeform the desk adds its own. */
export const sampleForms: readonly Brought[] = readDocument(
  'library/sample-forms.md',
  z.strictObject({ ...words, address: z.url() }),
).map(({ name, ...rest }) => ({ ...rest, broughtAs: name, type: 'InteractiveFlow', format: 'Typeform', stage: null }))
