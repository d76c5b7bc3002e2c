// Under which heading of a student's file something is said.

/**
 * 'plans' is what a student said about studies and travel, 'journey' how far they are in every stage and what happened
 * there, 'tags' how the desk sorts them, 'blocks' that an insurance was stopped
 * and why, which students ask about in the chat, 'audit' what the desk did. Requests and files say of each whose they are.
 */
export const headings = [
  'plans',
  'journey',
  'tags',
  'insurance',
  'blocks',
  'loans',
  'money',
  'requests',
  'files',
  'chat',
  'audit',
] as const
export type Heading = (typeof headings)[number]
