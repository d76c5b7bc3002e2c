import { z } from 'zod'
import { otherLanguages } from '#src/values/languages.ts'
import { route } from '#src/wire/route.ts'

const state = z.object({
  kind: z.enum(['machine', 'reviewed']),
  by: z.string(),
  on: z.string(),
  english: z.string(),
  text: z.string(),
})

const entry = z.object({
  context: z.string(),
  english: z.string(),
  text: z.string(),
  state: state.optional(),
  isWeighty: z.boolean(),
  isOpen: z.boolean(),
})
export type EntryView = z.infer<typeof entry>

const fileView = z.object({ set: z.string(), entries: z.array(entry) })
export type FileView = z.infer<typeof fileView>

export const translationsContracts = {
  translations: {
    read: route('GET', '/api/desk/translations/{language}', {
      who: ['admin'],
      summary: 'What is translated into a language, beside the English, with who reviewed it.',
      topic: 'translations',
      input: z.object({ language: z.enum(otherLanguages) }),
      answer: z.array(fileView),
    }),
  },
}
