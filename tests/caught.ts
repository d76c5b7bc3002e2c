// What left the house, as its recipient finds it.
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sandboxMessages } from '../src/platform/sandbox/tables.ts'
import type { TestHouse } from './house.ts'

/** Waits until somebody was sent something; jobs take a moment. */
export async function lastMessageTo(
  { house }: Pick<TestHouse, 'house'>,
  recipient: string,
  count = 1,
): Promise<string> {
  const messages = () =>
    house.db
      .select()
      .from(sandboxMessages)
      .where(eq(sandboxMessages.recipient, recipient))
      .orderBy(desc(sandboxMessages.id))
  await expect
    .poll(async () => (await messages()).length, { timeout: 15_000, interval: 25 })
    .toBeGreaterThanOrEqual(count)
  return (await messages())[0]?.body ?? ''
}

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

export const parameterIn = (text: string, name: string): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1] ?? ''
