import { happened, row } from '#src/journey/shape.ts'

/** What an account can be signed in to with, and since when. */
export const wayFields = {
  ways: row({ emailProvedAt: happened, phoneProvedAt: happened, passwordSetAt: happened }),
}
