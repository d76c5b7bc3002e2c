// What somebody of the family reads; what the student reads of them is said in English.
import { wordSet, type Said } from '#src/values/languages.ts'
import { headings, home, invitation, over, refusals, relationNames, weekly } from './copy.ts'

export const familyWords = wordSet({
  name: 'family',
  english: { relationNames, headings, refusals, over, invitation, home, weekly },
  weighty: [
    'headings',
    'invitation.forFamily',
    'invitation.nothingElse',
    'invitation.until',
    'home.days',
    'home.by',
    'home.estimate',
    'home.words',
    'home.overdue',
    'home.nothingDue',
    'home.noRate',
    'home.validUntil',
    'home.insurance',
    'home.emergency',
    'home.shares',
    'weekly.date',
    'weekly.pay',
  ],
  load: language => import(`./copy.${language}.ts`),
})

/** What a letter ends with where a machine wrote some of it. */
export const byMachine = ({ words }: Said<typeof familyWords.english>, isMachine: boolean): readonly string[] =>
  isMachine ? [words.weekly.byMachine] : []
