// How a plan stands in a sentence, and what another day would change in it.
import type { PlanChange } from '#src/plan/changes.ts'
import type { PlanRow, Word } from '#src/plan/plan.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { isTrouble, ruleInQuestion, whenOf, whenWords, type When } from '../shown/rules.ts'
import { otherwise } from '../shown/copy.ts'
import * as copy from './copy.ts'

/**
 * What a student sees of a change: another day or another word, what breaks first. That the moved day itself moves is no news;
 * that it breaks is.
 */
export const seenChanges = (changes: readonly PlanChange[], moved?: Thing): readonly PlanChange[] =>
  changes
    .filter(({ before, after }) =>
      after.thing === moved ? isTrouble(after) : after.thing !== 'refusal' && shownAs(before) !== shownAs(after),
    )
    .toSorted((one, other) => urgency(other.after) - urgency(one.after))

const urgency = ({ word }: PlanRow): number => (word === 'breaks' ? 2 : word === 'tight' ? 1 : 0)

const shownAs = (row: PlanRow): string => `${plainDay(whenOf(row))} ${row.word}`

/** 'Visa interview moves from 15th June 2027 to 20th July 2027; it breaks: …' */
export function changeWords({ before, after }: PlanChange, moved?: Thing): string {
  const { name } = things[after.thing]
  const [was, is] = [plainDay(whenOf(before)), plainDay(whenOf(after))]
  const moves =
    is === undefined
      ? copy.unknownNow(name)
      : was === undefined || was === is || after.thing === moved
        ? copy.at(name, is)
        : copy.movesTo(name, was, is)
  return `${moves}${wordChange(before.word, after)}`
}

/** The day alone, for a sentence that says where it moves from and where to. */
function plainDay(when: When | undefined): string | undefined {
  if (when?.kind === 'between') return copy.betweenDays(formatDay(when.day), formatDay(when.until))
  if (when === undefined || when.kind === 'soon' || when.kind === 'done' || when.kind === 'about')
    return when && lowerFirst(whenWords(when))
  return formatDay(when.day)
}

function wordChange(before: Word | undefined, { word, ...row }: PlanRow): string {
  if (word === undefined) return '.'
  const rule = ruleInQuestion({ word, ...row })?.rule
  if (word === 'fits') return before === undefined || before === 'fits' ? '.' : `; ${copy.now.fits}.`
  const remedy = rule?.remedy === undefined ? '' : `: ${lowerFirst(rule.remedy)}`
  const cost = rule?.cost === undefined ? '' : ` ${otherwise(rule.cost.words)}`
  return `; ${copy.now[word]}${remedy === '' ? '.' : remedy}${cost}`
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** '2 dates can’t be met, 1 is tight': the head of the page. */
export function summaryOf(rows: readonly PlanRow[]): string {
  const count = (word: Word) => rows.filter(row => row.word === word).length
  const [breaks, tight] = [count('breaks'), count('tight')]
  if (breaks === 0 && tight === 0) return copy.allFits
  if (breaks === 0) return copy.onlyTight(tight)
  return [copy.breakCount(breaks), tight > 0 && copy.tightCount(tight)].filter(Boolean).join(', ')
}
