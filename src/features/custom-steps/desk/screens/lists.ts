// A list with one of its things elsewhere, gone or another.
export const replaced = <T>(list: readonly T[], at: number, thing: T): T[] => list.with(at, thing)
export const without = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1)

export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const thing = list[at]
  const isThere = thing !== undefined && list[at + by] !== undefined
  return isThere ? list.toSpliced(at, 1).toSpliced(at + by, 0, thing) : [...list]
}
