// What the family reads of a loan; its student reads it in English.
import { wordSet } from '#src/values/languages.ts'
import {
  accepted,
  agreed,
  agreeing,
  asOf,
  changed,
  considered,
  download,
  inShort,
  lines,
  nothingShown,
  notAgreement,
  notSaid,
  read,
  rises,
  title,
  version,
} from './copy.ts'

export const sheetWords = wordSet({
  name: 'decision-sheet',
  english: {
    ...{ title, accepted, considered, asOf, version, inShort, read, nothingShown, notAgreement, notSaid },
    ...{ lines, rises, changed, agreeing, agreed, download },
  },
  weighty: ['accepted', 'considered', 'asOf', 'inShort', 'notAgreement', 'notSaid', 'lines', 'rises', 'changed', 'agree'],
  load: language => import(`./copy.${language}.ts`),
})
