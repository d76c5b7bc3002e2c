// `npm run rotate-keys`: wraps every key under the secret that SAFAR_SECRET names now. Servers go on meanwhile.
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings.ts'
import { keyring, type Secrets } from '../platform/vault/keyring.ts'
import { rewrapKeys, type Rewrapped } from '../platform/vault/rewrap.ts'
import { readSecrets } from '../platform/vault/secret.ts'
import { databaseOf } from './own-database.ts'

try {
  const settings = readSettings(process.env)
  const secrets = await readSecrets(settings)
  const database = await databaseOf(settings)
  const { db, close } = openDatabase(database.url, { max: 2 })
  try {
    console.log(report(await rewrapKeys({ db, ring: keyring(secrets, randomBytes) }), secrets))
  } finally {
    await close()
    await database.leave()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function report({ keys, rewrapped }: Rewrapped, [, ...others]: Secrets): string {
  const done = `${keys} keys are wrapped under this SAFAR_SECRET, ${rewrapped} of them since now.`
  if (others.length === 0) return done
  return `${done}\nNothing in this database needs an older secret any more. Once every server has this one, take SAFAR_OLD_SECRETS away (and the file 'secret' in the data folder, if there is one), but keep them for as long as a backup from before today is kept.`
}
