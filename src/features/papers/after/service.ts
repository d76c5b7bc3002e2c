// Where a paper that was just added counts, and which places could take it.
import { and, eq } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn } from '#src/wire/problem.ts'
import { paperPlaces, type PaperPlace } from '../../documents/places.ts'
import { kindByName } from '../../documents/rules.ts'
import { documents } from '../../documents/tables.ts'
import type { PlacesView } from '../contract.ts'
import { allPapersOf } from '../list.ts'
import { canBeAbout, filesAmong, isConcerned, type Concerned, type PaperName } from '../rules.ts'
import { titleAt } from '../titles/copy.ts'

/** Where one file counts now, and which places could take it. What is no paper yet, as in a letter half written, has none. */
export const readPlaces =
  (app: Pick<AppServices, 'stagesOf' | 'given'>) =>
  async (call: Call, { id }: { id: string }): Promise<PlacesView> => {
    const isOwn = and(eq(documents.id, id), eq(documents.owner, call.caller.id))
    const { name } = foundIn(await call.db.select({ name: documents.name }).from(documents).where(isOwn))
    const [stored, stages] = await Promise.all([allPapersOf(call, app), app.stagesOf(call)])
    const all = filesAmong(stored)
    const own = all.find(({ document }) => document.id === id)
    if (own === undefined) return { title: name, places: [] }
    const places = await Promise.all(
      app
        .given(paperPlaces)
        .filter(({ href }) => isOpenTo(stages, href))
        .map(async place => ({ place, counts: place.by === 'itself' ? await place.counts(app, call) : [] })),
    )
    return { title: titleAt(own), places: placesOf(own, all, places) }
  }

/** A claim is a step of those who are insured alone. */
function isOpenTo(stages: readonly StageView[], href: string): boolean {
  const [, route, step] = href.split('/')
  const stage = stages.find(one => one.route === route)
  return stage === undefined || stage.steps.some(one => one.route === step)
}

type File = { id: string; name: string }
type Stored = {
  paper: PaperName
  couldBe?: readonly PaperName[]
  concerns: Concerned | null
  document: File
  usedIn?: string
  uses?: readonly { use: string }[]
}

type PlaceNow = { words: string; href: string; is: 'there' | 'by-press' }

const kindsOf = ({ paper, couldBe = [] }: Pick<Stored, 'paper' | 'couldBe'>): readonly string[] => [paper, ...couldBe]
const isAt = ({ usedIn, uses }: Stored, href: string): boolean =>
  usedIn === href || uses?.some(({ use }) => use === href) === true

/** Of those by itself, whether it counts there is asked of the place; `counts` has its answer. */
function placesOf<P extends Stored>(
  own: P,
  all: readonly P[],
  places: readonly { place: PaperPlace; counts: readonly string[] }[],
): PlaceNow[] {
  return places.flatMap(({ place, counts }): PlaceNow[] => {
    const { papers, words, href, by } = place
    // Where anything may be sent, nothing is missing.
    if (papers === 'any') return []
    const isTaken = (one: Stored) => kindsOf(one).some(kind => papers.includes(kind))
    if (by === 'itself') return counts.includes(own.document.id) ? [{ words, href, is: 'there' }] : []
    const about = place.concerns !== null && isConcerned(place.concerns) ? place.concerns : null
    if (!isTaken(own) || !canBeAbout(own.concerns, about)) return []
    if (isAt(own, href)) return [{ words, href, is: 'there' }]
    const isFit =
      place.purpose === null
        ? /[.]pdf$/i.test(own.document.name)
        : kindByName(own.document.name, place.purpose) !== undefined
    const hasAnother = all.some(one => one !== own && isAt(one, href) && isTaken(one))
    return isFit && !hasAnother ? [{ words, href, is: 'by-press' }] : []
  })
}
