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
  await expect
    .poll(async () => (await messagesTo({ house }, recipient)).length, { timeout: 15_000, interval: 25 })
    .toBeGreaterThanOrEqual(count)
  return (await messagesTo({ house }, recipient))[0]?.body ?? ''
}

/** All that somebody was sent, newest first. */
export const messagesTo = ({ house }: Pick<TestHouse, 'house'>, recipient: string) =>
  house.db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.recipient, recipient))
    .orderBy(desc(sandboxMessages.id))

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

export const parameterIn = (text: string, name: string): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1] ?? ''
