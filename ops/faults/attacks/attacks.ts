// Attacks whose size is the point: slow clients, guesses from everywhere, and the worst text of each expression.
import { ordinary } from '#src/platform/http/patience.ts'
import type { Figures } from '../figures.ts'
import { withApp } from '../app.ts'
import { expressionsIn, slowOnes } from './expressions.ts'
import { guessFromEverywhere } from './guesses.ts'
import { beSlow } from './slow.ts'

/** These read a setting, or the digits of a number: see tests/attacks/injection.test.ts. */
const bounded = /^src\/values\/(calendar-file|money)\.ts$/

/** As many clients of each slow kind, and ten times as many addresses that guess. */
export async function attack(size: number): Promise<Figures> {
  const slow = await withApp(app => beSlow(app, { clients: size, patience: ordinary }))
  const guessed = await withApp(app => guessFromEverywhere([app], size * 10), undefined, {
    SAFAR_BEHIND_PROXY: 'on',
  })
  const expressions = expressionsIn('src').filter(({ file }) => !bounded.test(file))
  const found = slowOnes(expressions)
  return {
    title: 'Slow clients, guesses from everywhere, worst texts',
    lines: [
      ...slow.lines,
      ...guessed.lines,
      `${expressions.length} regular expressions, each with a hundred texts of its own letters: the steps of ${found.length} grow faster than their text`,
    ],
    broken: [
      ...slow.broken,
      ...guessed.broken,
      ...found.map(({ file, source, text }) => `${file}: the steps of /${source}/ grow faster than ${text}`),
    ],
  }
}
