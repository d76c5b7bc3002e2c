// What nobody should send.
import * as fc from 'fast-check'
import { z } from 'zod'
import type { Route } from '#src/wire/route.ts'

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    // Of another type.
    null,
    true,
    0,
    -1,
    1.005,
    1e9,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[[[]]]],
    { $ne: null },
    { toString: 1 },
    // Of the right type, and wrong.
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(20_000),
    '<script>alert(1)</script>',
    "'; drop table people; --",
    '2026-02-30',
    '99999-01-01',
    '../../etc/passwd',
    'नमस्ते 🙏🏽',
    '00000000-0000-4000-8000-000000000000',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const shape = z.object({ properties: z.record(z.string(), z.unknown()).default({}) })

export type Sent = { path: string; body?: unknown }

/** The same for the same seed. */
export function sentTo(route: Route, { seed, tries }: { seed: number; tries: number }): Sent[] {
  return fc.sample(fc.tuple(inputOf(route), nasty), { seed, numRuns: tries }).map(([input, inPath]) => {
    const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(forAddress(inPath)) || 'x')
    if (route.method !== 'GET') return { path, body: input ?? null }
    const query = Object.entries(Object(input)).map(([key, value]) => [key, forAddress(value)])
    return { path: `${path}?${String(new URLSearchParams(query)).slice(0, 6000)}` }
  })
}

function inputOf(route: Route): fc.Arbitrary<unknown> {
  if (route.body === 'raw') return nasty
  const { properties } = shape.parse(z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }))
  const each = Object.fromEntries(Object.keys(properties).map(name => [name, nasty]))
  return fc.oneof({ weight: 4, arbitrary: fc.record(each, { requiredKeys: [] }) }, { weight: 1, arbitrary: nasty })
}

/** Beyond this Node itself refuses the request line, before there is a route. */
const forAddress = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 1000)
