// The starter shelf of visa transcripts, consulate by consulate.
import type { Brought } from '#src/stages/visas/transcripts/stock.ts'
import { chennai } from './chennai.ts'
import { delhi } from './delhi.ts'
import { hyderabad } from './hyderabad.ts'
import { kolkata } from './kolkata.ts'
import { mumbai } from './mumbai.ts'

export const transcripts: readonly Brought[] = [...mumbai, ...delhi, ...chennai, ...kolkata, ...hyderabad]
