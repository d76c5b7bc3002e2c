// What a wrong answer is said to be where its rule has no words of its own: what to send, never a library's phrases.
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Given to the check of a call's input. Words that a contract brings along come first. */
export const issueWords = (issue: Issue): string => {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'Please send this: it is missing.'
  return byCode[issue.code]?.(issue) ?? other
}

const other = 'Please look at this again: it isn’t what this call takes. See /docs.'

const byCode: Partial<Record<string, (issue: Issue) => string>> = {
  invalid_type: ({ expected }) => kinds[String(expected)] ?? other,
  too_small: ({ minimum, origin }) => `Please send at least ${String(minimum)}${unitOf(origin)}.`,
  too_big: ({ maximum, origin }) => `Please send at most ${String(maximum)}${unitOf(origin)}.`,
  invalid_value: ({ values }) => `Please send one of: ${listOf(values)}.`,
  invalid_format: ({ format }) => formats[String(format)] ?? 'Please send this in the form that /docs shows.',
  not_multiple_of: ({ divisor }) => `Please send a multiple of ${String(divisor)}.`,
}

const kinds: Partial<Record<string, string>> = {
  string: 'Please send a text.',
  number: 'Please send a number.',
  int: 'Please send a whole number.',
  boolean: 'Please send true or false.',
  array: 'Please send a list.',
  object: 'Please send an object with the fields that /docs shows.',
  record: 'Please send an object.',
  null: 'Please send null.',
}

const formats: Partial<Record<string, string>> = {
  uuid: 'Please send an id as one of our answers gave it.',
  guid: 'Please send an id as one of our answers gave it.',
  date: 'Please send a day as YYYY-MM-DD.',
  datetime: 'Please send a moment as YYYY-MM-DDThh:mm:ssZ.',
  email: 'Please send an e-mail address.',
  url: 'Please send a whole web address.',
}

const unitOf = (origin: unknown): string =>
  origin === 'string' ? ' characters' : origin === 'array' || origin === 'set' ? ' entries' : ''

const listOf = (values: unknown): string => (Array.isArray(values) ? values.map(String).join(', ') : '')
