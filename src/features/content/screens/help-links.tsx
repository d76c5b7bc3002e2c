import { Awaited } from '#src/ui/arrival.ts'
import { useSaid } from '#src/ui/help.ts'
import { later } from '#src/ui/later.tsx'
import type { LibraryGuides } from '../rules.ts'

const GuidesInPlace = later(async () => (await import('./guides-in-place.tsx')).GuidesInPlace, <Awaited />)

/** A guide that is misspelled, or of another stage, doesn't compile. */
type HelpLinksProps<Name extends string> = { of: LibraryGuides<Name>; names: readonly NoInfer<Name>[] }

/** What the library has on the very thing one is at: first in the drawer of help, and in place where there is none. */
export function HelpLinks<Name extends string>({ of: { stage }, names }: HelpLinksProps<Name>) {
  const guides = names.map(name => `${stage}/${name}`)
  const help = useSaid(guides.map(name => ({ kind: 'guide', name })))
  return help === undefined ? <GuidesInPlace stage={stage} guides={guides} /> : null
}
