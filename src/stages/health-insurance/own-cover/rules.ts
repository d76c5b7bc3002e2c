// Who needs no plan of ours: the university's own is kept, or another insurer covers them.

/** What is said at first. */
export const ownCovers = ['university', 'elsewhere'] as const
/** What the university decided about the policy from elsewhere, once the waiver was handed in. */
export const ownDecisions = ['accepted', 'refused'] as const
export const ownCoverKinds = [...ownCovers, ...ownDecisions] as const
export type OwnCover = (typeof ownCoverKinds)[number]

export const isElsewhere = (kind: OwnCover | undefined): boolean => kind !== undefined && kind !== 'university'
