// The fields that a schema knows, by name: an input with another is refused, so that a misspelled one is never lost in
// silence; an answer goes out without it, so that it never says what its contract doesn't.
import { z } from 'zod'

type Json = { readonly [key: string]: unknown }

/** What may be at a place: lists of `items`, objects of one of these shapes. Where any name may be, there are no shapes. */
type Place = {
  items: Place | undefined
  shapes: ReadonlyMap<string, Place>[] | undefined
  /** What is under any name of a record. */
  rest: Place | undefined
}

export type KnownFields = {
  /** 'answers.amont' for one within another. */
  unknownIn: (value: unknown) => string[]
  /** The very value where it has nothing else. */
  knownOf: (value: unknown) => unknown
}

export function knownFields(schema: z.ZodType): KnownFields {
  const root = readJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const place = placeOf(root, root, new Map())
  return {
    unknownIn: value => unknownAt(place, value, ''),
    // Nearly every answer is whole: it is looked through without a copy.
    knownOf: value => (isKnownAt(place, value) ? value : knownAt(place, value)),
  }
}

/** Every answer is looked through, so this makes nothing: no list of names, no copy. */
function isKnownAt(place: Place | undefined, value: unknown): boolean {
  if (place === undefined || typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(inner => isKnownAt(place.items, inner))
  const { shapes, rest } = place
  if ((shapes === undefined && rest === undefined) || !isPlain(value)) return true
  for (const name in value) {
    if (shapes === undefined) {
      if (!isKnownAt(rest, value[name])) return false
    } else if (!shapes.some(shape => shape.has(name) && isKnownAt(shape.get(name), value[name]))) return false
  }
  return true
}

function unknownAt(place: Place | undefined, value: unknown, at: string): string[] {
  if (place === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((inner, index) => unknownAt(place.items, inner, nameIn(at, String(index))))
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const within = nameIn(at, name)
    if (place.shapes === undefined) return unknownAt(place.rest, inner, within)
    const found = placesFor(place.shapes, name)
    return found.length === 0 ? [within] : unknownAt(bestFor(found, inner), inner, within)
  })
}

function knownAt(place: Place | undefined, value: unknown): unknown {
  if (place === undefined) return value
  if (Array.isArray(value)) {
    const items = value.map(inner => knownAt(place.items, inner))
    return items.some((inner, index) => inner !== value[index]) ? items : value
  }
  if (!isPlain(value)) return value
  let isWhole = true
  const known: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    const found = place.shapes === undefined ? [place.rest] : placesFor(place.shapes, name)
    if (found.length > 0) known[name] = knownAt(found.length === 1 ? found[0] : bestFor(found, inner), inner)
    isWhole &&= found.length > 0 && known[name] === inner
  }
  return isWhole ? value : known
}

const placesFor = (shapes: readonly ReadonlyMap<string, Place>[], name: string): Place[] =>
  shapes.flatMap(shape => shape.get(name) ?? [])

/** Of several shapes that know a name, the one that knows most of what is under it. */
function bestFor(places: readonly (Place | undefined)[], value: unknown): Place | undefined {
  if (places.length < 2) return places[0]
  const each = places.map(place => ({ place, unknown: unknownAt(place, value, '').length }))
  return each.toSorted((a, b) => a.unknown - b.unknown)[0]?.place
}

/** What writes itself, such as a moment, is no object with fields. */
const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !('toJSON' in value && typeof value.toJSON === 'function')

function placeOf(root: Json, given: Json, made: Map<Json, Place>): Place {
  const schema = resolved(root, given)
  const before = made.get(schema)
  if (before !== undefined) return before
  const place: Place = { items: undefined, shapes: undefined, rest: undefined }
  made.set(schema, place)
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap(found =>
    Array.isArray(found) ? found.map(one => placeOf(root, readJson(one), made)) : [],
  )
  if (choices.length > 0) {
    place.items = choices.find(({ items }) => items !== undefined)?.items
    place.rest = choices.find(({ rest }) => rest !== undefined)?.rest
    const shapes = choices.flatMap(choice => choice.shapes ?? [])
    if (shapes.length > 0 && place.rest === undefined) place.shapes = shapes
    return place
  }
  const { items, properties, additionalProperties } = schema
  if (items !== undefined) place.items = placeOf(root, readJson(items), made)
  const isOpen = additionalProperties !== undefined && additionalProperties !== false
  if (isOpen) place.rest = placeOf(root, readJson(additionalProperties), made)
  else if (properties !== undefined)
    place.shapes = [
      new Map(Object.entries(readJson(properties)).map(([name, one]) => [name, placeOf(root, readJson(one), made)])),
    ]
  return place
}

function resolved(root: Json, schema: Json): Json {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const path = $ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter(part => part !== '')
  return path.reduce((inner, part) => readJson(inner[part]), root)
}

const nameIn = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

const readJson = (value: unknown): Json => (isRecord(value) ? value : {})
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
