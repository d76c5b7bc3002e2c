// What the example student of the look inside has done: one line a stage.
import type { Example } from '#src/journey/example.ts'
import { example as healthInsurance } from '#src/stages/health-insurance/example.ts'
import { example as loans } from '#src/stages/loans/example.ts'
import { example as phoneConnection } from '#src/stages/phone-connection/example.ts'
import { example as vaccines } from '#src/stages/vaccines/example.ts'
import { example as visas } from '#src/stages/visas/example.ts'

export const examples: readonly Example[] = [loans, visas, healthInsurance, vaccines, phoneConnection]
