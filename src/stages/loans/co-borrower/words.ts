// What who borrows with a student reads; the student and the lenders read theirs in English.
import { wordSet } from '#src/values/languages.ts'
import {
  borrows,
  ending,
  erased,
  extra,
  goesTo,
  isThere,
  left,
  lenders,
  letOpen,
  listTitle,
  saved,
  sees,
  since,
  title,
  yours,
} from './copy.ts'

export const coBorrowerWords = wordSet({
  name: 'co-borrower',
  english: {
    title,
    borrows,
    goesTo,
    sees,
    yours,
    listTitle,
    left,
    isThere,
    extra,
    since,
    letOpen,
    saved,
    erased,
    lenders,
    ending,
  },
  weighty: ['goesTo', 'sees', 'yours', 'since', 'letOpen', 'erased', 'lenders', 'ending'],
  load: language => import(`./copy.${language}.ts`),
})
