import { expect, test } from 'vitest'
import { isTooLarge, isTooLargeToHold, keptSize } from './picture-size.ts'

test.each([
  ['a scan of 300 dots an inch', { width: 2480, height: 3508 }, false, false, { width: 2224, height: 3146 }],
  ['a photo of 12 megapixels', { width: 4000, height: 3000 }, false, false, { width: 3055, height: 2291 }],
  ['a photo of 50 megapixels', { width: 8160, height: 6120 }, false, true, { width: 3055, height: 2291 }],
  ['a photo of 64 megapixels', { width: 9248, height: 6936 }, true, true, { width: 3055, height: 2291 }],
  ['the bomb', { width: 20_000, height: 20_000 }, true, true, { width: 2645, height: 2645 }],
  ['a small one, as it is', { width: 800, height: 600 }, false, false, { width: 800, height: 600 }],
  ['a long screenshot, still legible', { width: 1080, height: 9000 }, false, false, { width: 916, height: 7637 }],
  ['one line of dots', { width: 60_000_000, height: 1 }, true, true, { width: 20_493_901, height: 1 }],
])('%s', (_, size, tooLarge, tooLargeToHold, kept) => {
  expect([isTooLarge(size), isTooLargeToHold(size), keptSize(size)]).toEqual([tooLarge, tooLargeToHold, kept])
})
