// What this stage says about the world, as it was released. The desk reads it again.
import { shippedOf, type ShippedFact } from '#src/features/dated-facts/rules.ts'
import { datedFacts as appointment } from './appointment/copy.ts'
import { datedFacts as documents } from './compile-docs/copy.ts'
import { datedFacts as form } from './ds-160/copy.ts'
import { datedFacts as names } from '#src/features/passport-profile/names/copy.ts'
import { datedFacts as minutes } from './outline/copy.ts'
import { print } from './pack/copy.ts'
import { datedFacts as papers } from './paper-checks/copy.ts'
import { datedFacts as outcome } from './post-interview/copy.ts'
import { datedFacts as rounds } from './post-interview/starting/copy.ts'
import { datedFacts as fees } from './sevis/copy.ts'
import { stayFacts } from './stay/copy.ts'

export const visaFacts: readonly ShippedFact[] = [
  ...stayFacts,
  ...shippedOf([
    ...appointment,
    ...fees,
    ...documents,
    ...form,
    ...names,
    ...papers,
    ...outcome,
    ...rounds,
    ...minutes,
    print,
  ]),
]
