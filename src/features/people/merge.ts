/** Only what was given: with it, an update leaves all other columns as they are. */
export function given<Values extends object>(
  values: Values,
): { [Field in keyof Values]?: Exclude<Values[Field], undefined> } {
  const kept: { [Field in keyof Values]?: Exclude<Values[Field], undefined> } = {}
  for (const field in values) {
    const value = values[field]
    if (isGiven(value)) kept[field] = value
  }
  return kept
}

const isGiven = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined
