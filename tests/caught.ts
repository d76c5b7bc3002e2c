// What left Safar, as its recipient finds it.
import { expect } from 'vitest'
import { findMessages, type CaughtMessage } from '../src/platform/sandbox/messages.ts'
import type { TestApp } from './app.ts'

/** Waits until somebody was sent something; jobs take a moment. */
export async function lastMessageTo(
  { services }: Pick<TestApp, 'services'>,
  recipient: string,
  count = 1,
): Promise<string> {
  await expect
    .poll(async () => (await messagesTo({ services }, recipient)).length, { interval: 25 })
    .toBeGreaterThanOrEqual(count)
  return (await messagesTo({ services }, recipient))[0]?.body ?? ''
}

/** All that somebody was sent, newest first. */
export const messagesTo = async ({ services }: Pick<TestApp, 'services'>, recipient: string) =>
  inOrder(await findMessages(services, { to: recipient })).filter(message => message.recipient === recipient)

export const allMessages = async ({ services }: Pick<TestApp, 'services'>) => inOrder(await findMessages(services, {}))

/** Ids grow with time, also where the clock of a test stands still. */
const inOrder = (messages: CaughtMessage[]) => messages.toSorted((one, other) => (one.id < other.id ? 1 : -1))

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

export const parameterIn = (text: string, name: string): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1] ?? ''
