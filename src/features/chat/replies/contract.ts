import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import * as copy from './rules.ts'
import { checkReply } from './rules.ts'

export const nameTaken = problem('reply-name-taken', 409, copy.nameTaken, 'name')

const who = ['advisor', 'admin'] as const
const id = z.uuid()
const words = { name: z.string().trim().max(200), text: z.string().max(20_000).transform(visibleText) }

const replyView = z.object({ id: z.string(), name: z.string(), text: z.string(), by: z.string() })
export type ReplyView = z.infer<typeof replyView>

export const chatRepliesContract = {
  list: route('GET', '/api/desk/chat-replies', {
    who: ['advisor', 'underwriter', 'admin'],
    summary: "The desk's canned replies, by name.",
    topic: 'chat-replies',
    answer: z.array(replyView),
  }),
  add: route('POST', '/api/desk/chat-replies', {
    who,
    summary: 'Adds a canned reply; {firstName} in it becomes the name of the student.',
    input: z.object(words).superRefine(saying(checkReply)),
    answer: z.object({ id: z.string() }),
    problems: [nameTaken],
  }),
  change: route('PUT', '/api/desk/chat-replies/{id}', {
    who,
    summary: 'Changes a canned reply.',
    input: z.object({ id, ...words }).superRefine(saying(checkReply)),
    problems: [notFound, nameTaken],
  }),
  remove: route('DELETE', '/api/desk/chat-replies/{id}', {
    who,
    summary: 'Deletes a canned reply.',
    input: z.object({ id }),
    problems: [notFound],
  }),
}
