// To look into what came from elsewhere: kept by an older release, parsed from JSON, answered by somebody else's program.

export const entriesOf = (value: unknown): [name: string, field: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Undefined where it has none of its own by that name. */
export const fieldOf = (value: unknown, name: string): unknown => entriesOf(value).find(([key]) => key === name)?.[1]
