import { wordSet } from '#src/values/languages.ts'
import * as english from './copy.ts'

export const languageWords = wordSet({
  name: 'languages',
  english,
  weighty: [],
  load: language => import(`./copy.${language}.ts`),
})
