// `npm run first-admin -- ADDRESS FIRST-NAME LAST-NAME`: the first real admin, and the second, with a link to sign in.
import { randomBytes } from 'node:crypto'
import { makeFirstAdmin, type Made } from '../features/desk/first-admin.ts'
import { openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings.ts'
import { isEmailAddress } from '../values/email-addresses.ts'
import { databaseOf } from './own-database.ts'

const first = 'Open the sign-in link of this address first, within half an hour, then run this command once more:'
const words: Readonly<Record<Made['became'], string>> = {
  admin: 'is an admin, without a second factor until they set one up. To sign in, within half an hour:',
  added: `has an account and is no admin yet. ${first}`,
  refused: `has an account that nobody has confirmed, so it is no admin, and was signed out everywhere. ${first}`,
}

try {
  const [email = '', firstName = '', lastName = ''] = process.argv.slice(2)
  const admin = { email: email.toLowerCase(), firstName, lastName }
  if (!isEmailAddress(admin.email) || firstName === '') {
    throw new Error('Say who it is: npm run first-admin -- asha@company.example Asha Rao')
  }
  const settings = readSettings(process.env)
  const database = await databaseOf(settings)
  const { inTransaction, close } = openDatabase(database.url, { max: 2 })
  try {
    const random = (length: number) => new Uint8Array(randomBytes(length))
    const made = await makeFirstAdmin({ inTransaction, now: () => Temporal.Now.instant(), random }, admin)
    if (made === undefined)
      throw new Error('This is an admin already, or there are two: roles are given at the desk, under People.')
    console.log(`${email} ${words[made.became]}`)
    console.log(`${settings.publicUrl}/verify-link?oobCode=${made.token}`)
    if (made.became === 'refused') process.exitCode = 1
  } finally {
    await close()
    await database.leave()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
