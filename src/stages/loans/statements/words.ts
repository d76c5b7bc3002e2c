// What the family reads of a lender's own paper; student and lender read it in English.
import { wordSet } from '#src/values/languages.ts'
import { awaited, counts, given, notGiven, notHere, ofLender, open, title, withoutLanguage } from './copy.ts'

export const keyFactWords = wordSet({
  name: 'key-facts',
  english: { title, ofLender, counts, given, awaited, withoutLanguage, notGiven, notHere, open },
  weighty: ['counts', 'given', 'awaited', 'withoutLanguage', 'notGiven', 'notHere'],
  load: language => import(`./copy.${language}.ts`),
})
