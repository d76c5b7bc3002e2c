// Where passkeys are made and shown: at our own address and nowhere else.
import type { Settings } from '#src/platform/settings.ts'

export const relyingParty = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'Safar', origin }
}
