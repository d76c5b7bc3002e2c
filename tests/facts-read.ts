// The desk has read all facts again, so that of these nothing waits, whatever day it is.
import { facts } from '../src/features/dated-facts/tables.ts'
import type { TestApp } from './app.ts'

export async function readAllFacts({ services }: Pick<TestApp, 'services'>): Promise<void> {
  await services.db.update(facts).set({ checkAgainBy: Temporal.PlainDate.from('2099-01-01') })
}
