// The demo's people as tests use them. A hash of a password takes a good thirty milliseconds of a core by intention, and
// tests sign somebody in thousands of times. The cost is kept with each hash, so tests keep one of the least cost; the
// product hashes every password that is set at its full cost, here as well.
import { seedPeople as seedDemoPeople } from '#seed/seed-people.ts'
import { passwords } from '#src/features/accounts/tables.ts'
import type { Services } from '#src/platform/services.ts'

/** Argon2id of `demoPassword` with eight kilobytes and one pass. */
const quickHash = '$argon2id$v=19$m=8,t=1,p=1$c2FmYXItdGVzdC1zYWx0IQ$447l0T4Tplu6NTm+LERmh29ZTsDdl9R9NPeJmecLYA4'

export async function seedPeople(services: Services): Promise<void> {
  await seedDemoPeople(services)
  await makeSignInQuick(services)
}

/** For an app that was seeded with more than people. Everybody there has the demo's password. */
export async function makeSignInQuick({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.update(passwords).set({ hash: quickHash })
}
