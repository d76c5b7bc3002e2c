// A slot is what one module needs from others: it declares the slot, they give to it in their `gives`. A slot knows its
// values by identity, so nothing is cast and nothing follows from a name.

/** What a module gives to a slot, as it is listed. */
export type Given = { readonly slot: string }
export type GivenBy = { module: string; given: Given }

type Giving<Value> = (value: Value) => Given
/** What a slot answers from all that was given. */
export type Among<Answer> = { among: (all: readonly GivenBy[]) => Answer }

export type Slot<Value> = Giving<Value> & Among<readonly Value[]>

/** Takes any number of values, in the order of the modules. */
export function slot<Value>(name: string): Slot<Value> {
  const { give, valuesIn } = makeSlot<Value>(name)
  return Object.assign(give, { among: (all: readonly GivenBy[]) => valuesIn(all).map(({ value }) => value) })
}

type Declared = { name: string }
export type SlotOfItself<Value extends Declared> = (<V extends Value>(value: V) => V & Given) &
  Among<readonly (Value & Given)[]>

/**
 * The declared value stands in the list itself, so that a verb can be handed what its module gives. The server doesn't
 * start where two modules give one of the same name.
 */
export function slotOfItself<Value extends Declared>(slotName: string): SlotOfItself<Value> {
  const values = new WeakMap<Given, Value & Given>()
  const give = <V extends Value>(value: V): V & Given => {
    const given = Object.freeze({ ...value, slot: slotName })
    values.set(given, given)
    return given
  }
  const among = (all: readonly GivenBy[]) => {
    const givers = new Map<string, string>()
    return all.flatMap(({ module, given }) => {
      const value = values.get(given)
      if (value === undefined) return []
      const other = givers.get(value.name)
      if (other !== undefined) throw new Error(`Both ${other} and ${module} give '${value.name}' to ${slotName}.`)
      givers.set(value.name, module)
      return [value]
    })
  }
  return Object.assign(give, { among })
}

type ByKey<Key extends string, Value> = Readonly<Partial<Record<Key, Value>>>
export type SlotForEach<Key extends string, Value> = Giving<ByKey<Key, Value>> & Among<(key: Key) => Value>
export type SlotForSome<Key extends string, Value> = Giving<ByKey<Key, Value>> & Among<(key: Key) => Value | undefined>

/** Takes one value for every key: the server doesn't start where two modules give one, or where none does. */
export function slotForEach<Key extends string, Value>(
  name: string,
  keys: readonly Key[],
  what: string,
): SlotForEach<Key, Value> {
  const { give, valuesIn } = makeSlot<ByKey<Key, Value>>(name)
  const among = (all: readonly GivenBy[]) => {
    const find = oneIn(valuesIn(all), keys, what)
    const findOrRefuse = (key: Key): Value => {
      const value = find(key)
      if (value === undefined) throw new Error(`No server module answers ${what} '${key}'.`)
      return value
    }
    for (const key of keys) findOrRefuse(key)
    return findOrRefuse
  }
  return Object.assign(give, { among })
}

/** The same where a key needn't have a value. */
export function slotForSome<Key extends string, Value>(
  name: string,
  keys: readonly Key[],
  what: string,
): SlotForSome<Key, Value> {
  const { give, valuesIn } = makeSlot<ByKey<Key, Value>>(name)
  return Object.assign(give, { among: (all: readonly GivenBy[]) => oneIn(valuesIn(all), keys, what) })
}

type ValueOf<Value> = { module: string; value: Value }

function oneIn<Key extends string, Value>(
  values: readonly ValueOf<ByKey<Key, Value>>[],
  keys: readonly Key[],
  what: string,
): (key: Key) => Value | undefined {
  const answering = (key: Key) => values.filter(({ value }) => value[key] !== undefined)
  for (const key of keys) {
    const [one, other] = answering(key)
    if (one !== undefined && other !== undefined)
      throw new Error(`Both ${one.module} and ${other.module} answer ${what} '${key}'.`)
  }
  return key => answering(key)[0]?.value[key]
}

function makeSlot<Value>(name: string) {
  const values = new WeakMap<Given, { value: Value }>()
  return {
    give: (value: Value): Given => {
      const given = Object.freeze({ slot: name })
      values.set(given, { value })
      return given
    },
    valuesIn: (all: readonly GivenBy[]): ValueOf<Value>[] =>
      all.flatMap(({ module, given }) => {
        const found = values.get(given)
        return found === undefined ? [] : [{ module, ...found }]
      }),
  }
}
