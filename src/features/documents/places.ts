// Where papers count, and where they are taken: each place says it in its own module. What a student reads after adding a
// paper is made from this.
import type { AppServices } from '#src/manifest/app-services.ts'
import { slot } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/services.ts'
import type { PurposeName } from './rules.ts'

export type PaperPlace = {
  /** The kinds; 'any' where the student says there what it is. */
  papers: readonly string[] | 'any'
  /** Whom it has to be about; null where that is not asked. */
  concerns: string | null
  /** As a list of places names it. */
  words: string
  href: `/${string}`
} & (
  | {
      /** It counts there from the moment at which it is added. */
      by: 'itself'
      /** The files of the student that count there now. */
      counts: (app: Pick<AppServices, 'stagesOf' | 'given'>, call: Call) => Promise<readonly string[]>
    }
  | {
      /** It is used there by a press at that place, and by nothing else. */
      by: 'press'
      /** As what it is sent there; null where it is read on the device. */
      purpose: PurposeName | null
    }
)

export const paperPlaces = slot<PaperPlace>('documents/places')

/** A place that reads a PDF on the student's device, and sends nothing. */
export const readsHere = (papers: readonly string[], words: string, href: `/${string}`) =>
  paperPlaces({ papers, concerns: null, words, href, by: 'press', purpose: null })

/** A place to which a file is sent. */
export const takesHere = (purpose: PurposeName, at: Pick<PaperPlace, 'papers' | 'concerns' | 'words' | 'href'>) =>
  paperPlaces({ ...at, by: 'press', purpose })
