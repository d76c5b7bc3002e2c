// Fields of an input that its call doesn't know, by name: refused, so that a misspelled one is never lost in silence.
import { z } from 'zod'

type Json = { readonly [key: string]: unknown }

/** 'answers.amont' for one within another. */
export function unknownKeys(input: z.ZodType): (value: unknown) => string[] {
  const schema = readJson(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return value => below(schema, schema, value, '')
}

function below(root: Json, schema: Json, value: unknown, at: string): string[] {
  if (Array.isArray(value)) {
    const items = readJson(schema['items'])
    return value.flatMap((inner, index) => below(root, resolved(root, items), inner, nameIn(at, String(index))))
  }
  if (typeof value !== 'object' || value === null) return []
  const known = shapesOf(root, schema)
  // Where any name may be, none is unknown.
  if (known === undefined) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const found = known.flatMap(properties => (name in properties ? [readJson(properties[name])] : []))
    if (found.length === 0) return [nameIn(at, name)]
    // Of several shapes that know it, one that knows all of it is enough.
    const each = found.map(one => below(root, resolved(root, one), inner, nameIn(at, name)))
    return each.find(wrong => wrong.length === 0) ?? each[0] ?? []
  })
}

/** The properties of each object that this may be; undefined where it may hold any name, or is no object. */
function shapesOf(root: Json, schema: Json): Json[] | undefined {
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap(found =>
    Array.isArray(found) ? found : [],
  )
  if (choices.length > 0) {
    const all = choices.map(one => shapesOf(root, resolved(root, readJson(one))))
    const objects = all.flatMap(shapes => shapes ?? [])
    return objects.length === 0 ? undefined : objects
  }
  const { properties, additionalProperties } = schema
  if (properties === undefined || (additionalProperties !== undefined && additionalProperties !== false))
    return undefined
  return [readJson(properties)]
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

const readJson = (value: unknown): Json => {
  const read = json.safeParse(value)
  return read.success ? read.data : {}
}
const json = z.record(z.string(), z.unknown())
