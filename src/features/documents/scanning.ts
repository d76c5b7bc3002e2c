// Each file is looked through for malware once it has arrived, and before it counts as here. Not while it arrives: a slow
// sender would hold one of the few files that a scanner looks through at once.
import type { Call } from '#src/platform/services.ts'
import type { Check } from '#src/platform/ports.ts'
import { turnsFor } from '#src/platform/workers/turns.ts'
import { Refusal } from '#src/wire/problem.ts'
import { malwareFound } from './contract.ts'
import type { PurposeName } from './rules.ts'

const inTurn = turnsFor(4)

/** A scanner that is away has found nothing clean: then the call is refused, to be tried again. */
export const scannedFor =
  ({ ports, caller }: Call, purpose: PurposeName): Check =>
  async read => {
    const { found } = await inTurn(() => ports.scanner.scan(read()), caller.id)
    if (found === undefined) return
    // The desk reads it among the errors; the log says who was refused, and from where.
    const message = `Malware in a file for ${purpose}, sent by ${caller.id}: ${found}`
    await ports.errors.record({ where: 'server', message, stack: '', url: '/api/documents', requestId: undefined })
    throw new Refusal(malwareFound)
  }
