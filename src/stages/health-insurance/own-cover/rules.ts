// Who needs no plan of ours: the university's own is kept, or another insurer covers them.

export const ownCovers = ['university', 'elsewhere'] as const
export type OwnCover = (typeof ownCovers)[number]
