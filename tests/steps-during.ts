// What is done to a text by regular expressions, in steps: the same number on every machine, however busy it is.
import { vi } from 'vitest'
import { countSteps } from '#tests/attacks/steps.ts'

/** Of every expression, also those of `replaceAll`, `split` and the like, which go by `exec` as soon as it is not V8's own. */
export function stepsDuring(work: () => void): number {
  const { exec } = RegExp.prototype
  let steps = 0
  // What counts has expressions of its own.
  let isCounting = false
  const counting = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    if (isCounting) return exec.call(this, text)
    isCounting = true
    steps += countSteps(this, text, Infinity, this.global || this.sticky ? this.lastIndex : 0)?.steps ?? 0
    isCounting = false
    return exec.call(this, text)
  })
  try {
    work()
  } finally {
    counting.mockRestore()
  }
  return steps
}
