// Whether something was changed elsewhere while a draft of it lay on a device.

type Fields = Readonly<Record<string, unknown>>

/** The fields that stand otherwise now than when the draft was begun, and otherwise than the draft has them. */
export const changedMeanwhile = (given: Fields, was: Fields, now: Fields): string[] =>
  Object.keys(given).filter(name => !isSame(now[name], was[name]) && !isSame(now[name], given[name]))

/** Nothing typed is the same as nothing there. */
const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '')
