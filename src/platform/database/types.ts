// Drizzle reads and writes moments, days and JSON by the columns of its tables, so between it and the driver they are text.
import type postgres from 'postgres'

const asItIs = (value: unknown) => value

/** date, time, timestamp and timestamptz, and the arrays of dates, timestamps and numerics. */
const times = { to: 1184, from: [1082, 1083, 1114, 1184, 1182, 1115, 1185, 1231], serialize: asItIs, parse: asItIs }
const json = { to: 114, from: [114, 3802], serialize: asItIs, parse: (text: string): unknown => JSON.parse(text) }

export const typesAsText = { times, json } satisfies Record<string, postgres.PostgresType>
