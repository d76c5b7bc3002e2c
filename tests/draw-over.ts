// Words in a text that is drawn in pieces, selected by hand.
import type { Locator, Page } from 'playwright-core'

/** As a mouse does it, over the pieces in which the text is drawn. */
export async function drawOver(page: Page, text: Locator, words: string): Promise<void> {
  const ends = await text.evaluate(async (region, wanted) => {
    // The words move when a font of theirs arrives after the measuring; it is asked for when they are first measured.
    region.getBoundingClientRect()
    await document.fonts.ready
    const pieces = [...region.querySelectorAll('[data-start]')]
    const from = pieces
      .map(({ textContent }) => textContent)
      .join('')
      .indexOf(wanted)
    const edge = (offset: number, isEnd: boolean) => {
      const piece = pieces.findLast(one => Number(one.getAttribute('data-start')) < offset + (isEnd ? 0 : 1))
      const range = document.createRange()
      const node = piece?.firstChild
      if (!node) throw new Error('There is no such piece.')
      range.setStart(node, offset - Number(piece?.getAttribute('data-start')))
      const { left, top, height } = range.getBoundingClientRect()
      return { x: left, y: top + height / 2 }
    }
    return [edge(from, false), edge(from + wanted.length, true)]
  }, words)
  await page.mouse.move(ends[0]?.x ?? 0, ends[0]?.y ?? 0)
  await page.mouse.down()
  await page.mouse.move(ends[1]?.x ?? 0, ends[1]?.y ?? 0, { steps: 4 })
  await page.mouse.up()
}
