import { z } from 'zod'
import type { Call } from '#src/platform/services.ts'
import { speakers, type Line } from './rules.ts'

const lines = z.array(z.object({ speaker: z.enum(speakers), txt: z.string() }))

export const sealLines = ({ vault }: Call, owner: string, said: readonly Line[]): Promise<Uint8Array> =>
  vault.seal(owner, JSON.stringify(said))

export const openLines = async ({ vault }: Call, owner: string, sealed: Uint8Array): Promise<Line[]> =>
  lines.parse(JSON.parse(await vault.open(owner, sealed)))
