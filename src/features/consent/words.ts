// The notice and what is asked around it, for students and for their parents: all of it is what people agree to.
import { wordSet } from '#src/values/languages.ts'
import { columns, dialog, notice, parent, purposes } from './copy.ts'

export const consentWords = wordSet({
  name: 'consent',
  english: { purposes, columns, notice, dialog, parent },
  weighty: ['purposes', 'columns', 'notice', 'dialog', 'parent'],
  load: language => import(`./copy.${language}.ts`),
})
