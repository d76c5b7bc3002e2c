// What was pressed and waits for a network, by name, and what it will have changed.
import type { PendingRule } from '#src/journey/stage.ts'
import type { SopFacts } from '../facts.shape.ts'

/** That a version was marked as complete. */
export const closingOf = (version: string): string => `sop-closed:${version}`
/** That more help was asked for: it can only be taken back without a network. */
export const requestOf = (version: string): string => `sop-request:${version}`

export const closedVersions: PendingRule<SopFacts> = (facts, pending, now) => ({
  ...facts,
  versions: facts.versions.map(version => {
    const isClosed = pending.get(closingOf(version.id))
    const isReopened = pending.get(requestOf(version.id)) === false || isClosed === false
    const open = isReopened ? { ...version, closedAt: null, helpRequestedAt: null } : version
    return isClosed === true ? { ...open, closedAt: version.closedAt ?? now } : open
  }),
})
