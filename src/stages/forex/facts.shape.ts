import { happened, maybe, part, plan, since } from '#src/journey/shape.ts'

export const forexShape = part({
  card: part({
    /** A payment that was begun last and is not made; until when its rate is held is a plan. */
    asked: maybe({ at: since, heldUntil: plan, failedAt: happened, expiredAt: happened }),
    /** Since when it is paid for, and since when there is one. */
    paidAt: happened,
    issuedAt: happened,
  }),
})
