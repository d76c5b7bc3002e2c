// What the house brings along for the library, in our own words. A fact says where it is from and when it was checked.
import type { ContentType, Format } from '#src/features/content/rules.ts'

export type LibraryItem = {
  /** Its name here, for ever: a later wording replaces the earlier one by it. */
  readonly broughtAs: string
  readonly type: ContentType
  readonly format: Format
  /** The route of the stage; null for the whole journey. */
  readonly stage: string | null
  readonly title: string
  readonly summary: string
  /** HTML of the few elements that the library knows: p, strong, em, ul, ol, li, h3, h4, blockquote, a. */
  readonly body: string
  /** Where a link leads. */
  readonly address?: string
  readonly source?: Source
}

export type Source = { readonly name: string; readonly checkedOn: string }

type Words = Pick<LibraryItem, 'title' | 'summary' | 'body' | 'source'>

/** Makes the items of one stage, each by a name of its own there. */
export function shelfOf(stage: string | null) {
  const named = (name: string) => ({ broughtAs: `${stage ?? 'whole-journey'}/${name}`, stage })
  return {
    article: (name: string, words: Words): LibraryItem => ({
      ...named(name),
      type: 'Article',
      format: 'Own',
      ...words,
    }),
    answer: (name: string, words: Words): LibraryItem => ({
      ...named(name),
      type: 'QnASnippet',
      format: 'Own',
      ...words,
    }),
    link: (name: string, words: Words & { readonly address: string }): LibraryItem => ({
      ...named(name),
      type: 'Article',
      format: 'Link',
      ...words,
    }),
  }
}
