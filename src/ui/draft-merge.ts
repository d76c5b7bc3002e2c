// Two versions of one form that were both typed from the same start: what only one of them changed is taken from it.

export type Values = Readonly<Record<string, unknown>>

export interface Merged {
  values: Values
  /** Fields that both changed, as the other version has them. */
  theirs: Values
}

/** `mine` stays where both changed the same field. */
export function mergeDrafts(base: Values, mine: Values, other: Values): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])]
  const isConflict = (name: string) =>
    !isSame(mine[name], other[name]) && !isSame(mine[name], base[name]) && !isSame(other[name], base[name])
  return {
    values: fromNames(names, name => (isSame(mine[name], base[name]) ? (other[name] ?? base[name]) : mine[name])),
    theirs: fromNames(names.filter(isConflict), name => other[name]),
  }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const fromNames = (names: readonly string[], value: (name: string) => unknown): Values =>
  Object.fromEntries(names.map(name => [name, value(name)]))
