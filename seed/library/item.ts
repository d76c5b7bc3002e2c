// What the house brings along for the library, in our own words. A fact says where it is from and when it was checked.
import type { ContentType, Format } from '../../src/features/content/rules.ts'

export type LibraryItem = {
  /** Its name here, for ever: a later wording replaces the earlier one by it. */
  readonly broughtAs: string
  readonly type: ContentType
  readonly format: Format
  /** The route of the stage; null for the whole journey. */
  readonly stage: string | null
  readonly title: string
  readonly summary: string
  /** HTML of the few elements that the library knows: p, strong, em, ul, ol, li, h3, a. */
  readonly body: string
  readonly source?: { readonly name: string; readonly checkedOn: string }
}
