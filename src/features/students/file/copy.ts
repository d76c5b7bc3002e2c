import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'

export const lead = 'Lead advisor'
export const nobody = 'Nobody'
export const notAnAdvisor = 'This person is not an advisor any more. Please choose somebody else.'

export const tags = 'Tags'
export const tagRequired = 'Please write the tag.'
export const tooManyTags = 'A student has at most eight tags. Remove one first.'
export const tooManyTagsInAll = 'There are a hundred tags already. Use one of them, or ask an admin to remove some.'
/** Free text about people invites what we may not keep. */
export const tagHint =
  'For sorting work, such as “Fall 2027” or “Needs a co-signer”. Nothing about health, religion, caste or politics. Students get their tags in the copy of their data.'
export const removeTag = (tag: string): string => `Remove the tag ${tag}`

export const newTag = 'Add a tag'
export const addTag = 'Add'

export const documents = 'Documents'
export const noDocuments = 'No files yet.'
export const notAboutAStep = 'Not for a step'
export const fromTheDesk = 'from our team'

export const chat = 'Chat'

/** Names that say too much are not shown: what it is for stands there instead. */
export const privateFile = 'A private file'

export const leads = {
  label: 'Lead advisor',
  anyone: 'Everyone’s students',
  mine: 'Mine',
  nobodys: 'Nobody’s',
} as const
export const ledBy = (name: string): string => `Lead: ${name}`
export const tag = 'Tag'
export const anyTag = 'Any tag'

// Tags are short on purpose: they sort work, and say nothing about the person.

export const longestTag = 24
export const mostTags = 8
export const mostTagsInAll = 100

export const checkTag = ({ tag }: { tag: string }): Messages =>
  messages({ tag: textProblem(tag.trim(), { required: tagRequired, most: longestTag }) })
