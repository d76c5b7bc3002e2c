// Canned replies: found by what is typed after a slash, filled in with whom they are for.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'

export const longestName = 40
export const longestReply = 2000

export const checkReply = ({ name, text }: { name: string; text: string }): Messages =>
  messages({
    name: (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > longestName) && nameWrong,
    text: textProblem(text.trim(), { required: textRequired, most: longestReply }),
  })

/** What stands in braces is whom it is for; without a name what is around them closes up. */
export const filledIn = (text: string, { firstName }: { firstName: string }): string =>
  firstName === ''
    ? text.replaceAll(/,? \{firstName\}/g, '').replaceAll(/\{firstName\}[,:]? ?/g, '')
    : text.replaceAll('{firstName}', firstName)

/** '/vi' at the end of what is typed, at its beginning or after a space, asks for a reply. */
const asked = /(^|\s)\/([a-z0-9-]*)$/i

export const askedReply = (typed: string): string | undefined => asked.exec(typed)?.[2]?.toLowerCase()

type Named = { name: string }

/** Those whose name begins so, and then those that hold it. */
export function repliesFor<Reply extends Named>(all: readonly Reply[], wanted: string): Reply[] {
  const begins = all.filter(({ name }) => name.startsWith(wanted))
  return [...begins, ...all.filter(reply => !begins.includes(reply) && reply.name.includes(wanted))].slice(
    0,
    mostOffered,
  )
}

const mostOffered = 6

/** The reply in the place of what asked for it. */
export const withReply = (typed: string, reply: string): string =>
  typed.replace(asked, (_, before) => `${before}${reply}`)

const nameWrong = 'Please use small letters, digits and dashes, such as visa-dates.'
export const nameTaken = 'There is a reply of that name already.'
const textRequired = 'Please write what it says.'
