// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { familyWords } from './words.ts'

type Of = Translation<(typeof familyWords)['english']>
export const words = {} satisfies Of['words']
export const held: Of['held'] = ["headings","invitation.forFamily","invitation.nothingElse","invitation.until","home.days","home.by","home.estimate","home.words","home.overdue","home.nothingDue","home.noRate","home.validUntil","home.insurance","home.emergency","home.shares","weekly.date","weekly.pay"]
export const isMachine = false
