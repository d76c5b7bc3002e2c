// What can be asked for. Each feature says of its own how it reads and what is done; and gives it to the slot below.
import { slotOfItself } from '#src/manifest/slots.ts'
import type { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { DeskRole } from '#src/wire/route.ts'
import type { Topic } from '#src/wire/topics.ts'

export type Asked = { about: string; subject: string; askedBy: string }

type Parts<Payload> = {
  name: string
  /** In the list of what waits: 'A role'. */
  words: string
  /** Who may ask for it, and who may confirm what another one asked for. */
  who: readonly DeskRole[]
  payload: z.ZodType<Payload>
  /** The page of the desk where it can be looked at. */
  path: (asked: Pick<Asked, 'about' | 'subject'>) => string
  /** What is confirmed, in a sentence: 'Give Arjun Reddy the role Advisor'. */
  describe: (payload: Payload, aboutName: string) => string
  /** In the transaction that confirms it, by anyone who confirms. It looks again at whether it can be done. */
  perform: (change: Change, call: Call, asked: Asked & { payload: Payload }) => Promise<void>
  /** It is about one of us: it has no place in a student's file. */
  isOfStaff?: true
  /** What students hear as well: it is shown to them that something waits. */
  announcesToAll?: readonly Topic[]
  /** What else hears that somebody asked, or decided: the page that shows what waits. */
  announces?: readonly Topic[]
}

/** With what it was asked with still unread, so that kinds of all sorts lie in one list. */
export type AnyKind = Omit<Parts<unknown>, 'payload'>
export type ApprovalKind<Payload> = AnyKind & { wrap: (payload: Payload) => unknown }

export const approvalKind = <Payload>({
  payload,
  describe,
  perform,
  ...rest
}: Parts<Payload>): ApprovalKind<Payload> => ({
  ...rest,
  wrap: asked => asked,
  describe: (raw, aboutName) => describe(payload.parse(raw), aboutName),
  perform: (change, call, asked) => perform(change, call, { ...asked, payload: payload.parse(asked.payload) }),
})

/** What two members of staff decide together. */
export const approvals = slotOfItself<AnyKind>('approvals/kinds')
