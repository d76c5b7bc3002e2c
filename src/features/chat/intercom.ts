// Intercom in place of our own chat, where its settings are given. Its messenger believes who somebody is
// only with a hash under the secret that we share with it, so nobody reads another's conversation there.
import { createHmac } from 'node:crypto'
import type { Call } from '#src/platform/services.ts'

type Identity = { app: string; user: string; hash: string }

export async function intercom({ settings, caller }: Call): Promise<Identity | null> {
  const { SAFAR_INTERCOM_APP: app, SAFAR_INTERCOM_SECRET: secret } = settings
  if (app === undefined || secret === undefined) return null
  return { app, user: caller.id, hash: createHmac('sha256', secret).update(caller.id).digest('hex') }
}
