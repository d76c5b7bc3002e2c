// What is marked and rated, on its way to the server: kept on this device where there is no network.
import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { allIsSent } from '#src/browser/unsent/sender.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { sopContracts } from '../contract.ts'
import type { RemarkView, VersionView } from '../feedback/contract.ts'
import * as copy from '../feedback/copy.ts'
import { helpMarkOf, ratingOf } from '../feedback/rules.ts'
import { closingOf, requestOf } from '../pending/rules.ts'
import { sop, sopRereads } from './api.ts'
import { fieldOf } from '#src/values/unknown.ts'

/** With what was marked and rated and is not sent yet. */
export const useVersions = () => useQuery({ ...readOf(sop.versions), select: useWished(asWished) })

const asWished = (versions: VersionView[], wishes: Wishes): VersionView[] =>
  versions.map(version => asDone(asRated(withMarks(version, wishes), wishes), wishes))

const withMarks = (version: VersionView, wishes: Wishes): VersionView => ({
  ...version,
  remarks: version.remarks.map(remark => {
    const isMarked = wishes.get(helpMarkOf(remark.id))
    return isMarked === undefined ? remark : { ...remark, markedForHelp: isMarked === true }
  }),
})

function asRated(version: VersionView, wishes: Wishes): VersionView {
  const rating = fieldOf(wishes.get(ratingOf(version.sopId)), 'rating')
  return typeof rating === 'number' ? { ...version, reviewRating: rating } : version
}

/** A request that was taken back leaves the version open, until it is marked as complete. */
function asDone(version: VersionView, wishes: Wishes): VersionView {
  const { sopId } = version
  const isClosed = wishes.get(closingOf(sopId))
  const open = wishes.get(requestOf(sopId)) === false || isClosed === false ? opened(version) : version
  return isClosed === true ? { ...open, closedAt: version.closedAt ?? Temporal.Now.instant().toString() } : open
}

const opened = (version: VersionView): VersionView => ({
  ...version,
  closedAt: null,
  moreHelpRequested: false,
  moreHelpRequestedAt: null,
})

const later = laterOf<typeof sopContracts>(sopRereads)

export function markForHelp({ id, place }: RemarkView, isWanted: boolean): Promise<unknown> {
  const calls = later(marked(helpMarkOf(id), copy.keptHelpMark(place?.quote, isWanted), isWanted)).sop
  return isWanted ? calls.markForHelp({ id }) : calls.unmarkForHelp({ id })
}

export const rate = ({ sopId, number, reviewRating }: VersionView, rating: number): Promise<unknown> =>
  later({
    thing: ratingOf(sopId),
    words: copy.keptRating(number),
    value: { rating },
    was: { rating: reviewRating },
    draftIn: '',
    fieldsInWords: { rating: { label: copy.ratingQuestion, text: copy.ratingWords[rating] ?? '' } },
  }).sop.rate({ id: sopId, rating })

export const close = ({ sopId, number }: VersionView): Promise<unknown> =>
  later(marked(closingOf(sopId), copy.keptClosing(number, true), true)).sop.close({ id: sopId })

/** To take a request back is another wish than to open what was complete: both may have been done before a network is there. */
export const reopen = ({ sopId, number, moreHelpRequested }: VersionView): Promise<unknown> =>
  later(
    moreHelpRequested
      ? marked(requestOf(sopId), copy.keptRequestBack(number), false)
      : marked(closingOf(sopId), copy.keptClosing(number, false), false),
  ).sop.reopen({ id: sopId })

/** It asks somebody, so it needs a network; and it is about what is marked, so the marks go first. */
export async function requestHelp({ sopId, remarks }: VersionView): Promise<unknown> {
  const marks = new Set([requestOf(sopId), closingOf(sopId), ...remarks.map(({ id }) => helpMarkOf(id))])
  await allIsSent(thing => marks.has(thing))
  return sop.requestHelp({ id: sopId })
}
