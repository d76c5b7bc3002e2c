// A paper that was made, as it is answered; and how many of them somebody has made.
import type { Limit } from '../../../platform/database/limits.ts'
import type { FileAnswer } from '../../../wire/route.ts'

export const paperFile = (name: string, pdf: Uint8Array): FileAnswer => ({
  name,
  type: 'application/pdf',
  content: piece(pdf),
})

async function* piece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

export const papersOf = (person: string): Limit => ({
  key: `insurance-papers:${person}`,
  most: 60,
  per: Temporal.Duration.from({ minutes: 60 }),
})
