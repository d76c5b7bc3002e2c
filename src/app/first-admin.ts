// `npm run first-admin -- ADDRESS FIRST-NAME LAST-NAME`: the first real admin, and the second, with a link to sign in.
import { randomBytes } from 'node:crypto'
import { makeFirstAdmin } from '../features/desk/first-admin.ts'
import { openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings.ts'
import { isEmailAddress } from '../values/email-addresses.ts'
import { databaseOf } from './own-database.ts'

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
    const token = await makeFirstAdmin({ inTransaction, now: () => Temporal.Now.instant(), random }, admin)
    if (token === undefined)
      throw new Error('This is an admin already, or there are two: roles are given at the desk, under People.')
    console.log(`${email} is an admin, without a second factor until they set one up. To sign in, within half an hour:`)
    console.log(`${settings.publicUrl}/verify-link?oobCode=${token}`)
  } finally {
    await close()
    await database.leave()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
