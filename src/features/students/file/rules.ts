// Tags are short on purpose: they sort work, and say nothing about the person.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const longestTag = 24
export const mostTags = 8
export const mostTagsInAll = 100

export const checkTag = ({ tag }: { tag: string }): Messages =>
  messages({ tag: textProblem(tag.trim(), { required: copy.tagRequired, most: longestTag }) })
