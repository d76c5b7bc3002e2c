import { optional, useRead } from '#src/browser/reads.ts'
import { isDay } from '#src/features/passport-profile/rules.ts'
import { saysNames, type Says, type SaysName } from '#src/reading/says.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../after/copy.ts'
import type { PlacesView } from '../contract.ts'
import { papersApi } from './api.ts'

/** What was kept of what it says, and what of it is otherwise in the profile. */
export type KeptOf = { says: Says; differs: readonly SaysName[] }

/** Once a paper was added, here or in a tray: where it counts by itself, and which places could use it. */
export function WhereUsed({ id, kept }: { id: string; kept?: KeptOf | undefined }) {
  const view = optional(useRead(papersApi.places, { id }))
  if (view === undefined) return null
  const { title, places } = view
  // What it says was just kept there.
  const isKeptAt = (href: string) => kept !== undefined && href === profile
  // A place that takes it whatever it is, as a letter does, has nothing to say of others.
  if (places.length === 0 && kept === undefined) return null
  return (
    <Notice tone="info" live title={copy.titled(title)}>
      <div className="stack-3">
        {kept !== undefined && <Kept {...kept} />}
        <Places title={copy.there} places={places.filter(({ is }) => is === 'there')} />
        <Places title={copy.byPress} places={places.filter(({ is, href }) => is === 'by-press' && !isKeptAt(href))} />
      </div>
    </Notice>
  )
}

const profile = '/profile/passport'

function Places({ title, places }: { title: string; places: PlacesView['places'] }) {
  if (places.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      <ul>
        {places.map(({ words, href }) => (
          <li key={`${href} ${words}`}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Kept({ says, differs }: KeptOf) {
  const names = saysNames.filter(name => says[name] !== undefined)
  const days = names.filter(isDay).length
  const hasCost = says.costYear1 !== undefined
  const words = copy.keptFromIt(names.length - days - (hasCost ? 1 : 0), days, hasCost)
  if (words === '') return null
  return (
    <p>
      {words}
      {differs.length > 0 && (
        <>
          {' '}
          {copy.differ(differs)} <Link href={profile}>{copy.toProfile}</Link>
        </>
      )}
    </p>
  )
}
