// Counts the words of a page as it comes, before anything is opened, and tells apart whose they are.
import type { Page } from 'playwright-core'

export type Counted = {
  /** What is seen on a phone before one scrolls, the navigation with it. */
  firstScreen: number
  /** The whole page without its navigation. */
  all: number
  /** Of these: messages and labels that the specification writes. */
  specified: number
  /** Of these: days, amounts and counts, and what this student or the banks entered. */
  own: number
  /** Of these: in lists of more than five rows, and in tables. */
  rows: number
  /** The words themselves. */
  words: readonly string[]
}

export type OtherWords = {
  specified: readonly string[]
  own: readonly string[]
}

export const phone = { width: 360, height: 740 }

export const countWords = (page: Page, others: OtherWords): Promise<Counted> => page.evaluate(countShown, others)

/**
 * Runs in the page. What is folded, for screen readers alone, or in a list that opens is not on the screen. A phrase of one
 * word is only found where it stands alone.
 */
function countShown({ specified, own }: OtherWords): Counted {
  const places = '[data-places], header[data-over-page], [href="#page"]'
  const bar = document.querySelector('[data-places]')?.getBoundingClientRect()
  const foot = bar !== undefined && bar.top > innerHeight / 2 ? bar.top : innerHeight
  const number = /\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}{2,}(?: \d{4})?|(?:₹|\$)?\d[\d,.:%–-]*(?: lakh| crore)?/gu
  const counted = { firstScreen: 0, all: 0, specified: 0, own: 0, rows: 0 }
  const words: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    const node = texts.currentNode
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue
    if (element.closest('select, script, style, .visually-hidden') !== null) continue
    const isPlace = element.closest(places) !== null
    const list = element.closest('ul, ol, dl')
    const isRow =
      element.closest('table') !== null ||
      (list !== null && list.children.length > 5 && list.querySelector('section, form') === null)
    const [ofSpecification, ofStudent] = [spansOf(text, specified), [...spansOf(text, own), ...matches(text, number)]]
    for (const { index, 0: word } of text.matchAll(/\S*[\p{L}\p{N}₹$]\S*/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const box = range.getBoundingClientRect()
      if (box.top >= 0 && box.bottom <= (isPlace ? innerHeight : foot)) counted.firstScreen += 1
      if (isPlace) continue
      counted.all += 1
      words.push(word)
      if (isIn(index, ofSpecification)) counted.specified += 1
      else if (isIn(index, ofStudent)) counted.own += 1
      else if (isRow) counted.rows += 1
    }
  }
  return { ...counted, words }

  type Span = readonly [from: number, to: number]

  function isIn(index: number, spans: readonly Span[]): boolean {
    return spans.some(([from, to]) => index >= from && index < to)
  }

  function matches(within: string, pattern: RegExp): Span[] {
    return [...within.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length])
  }

  function spansOf(within: string, phrases: readonly string[]): Span[] {
    return phrases.flatMap((phrase): Span[] => {
      if (within.trim() === phrase) return [[0, within.length]]
      const at = phrase.includes(' ') ? within.indexOf(phrase) : -1
      return at < 0 ? [] : [[at, at + phrase.length]]
    })
  }
}
