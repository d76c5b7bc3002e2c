export type Frame = { function: string; filename: string; lineno: number; colno: number }

const chromium = /^\s*at (?:(?<name>.+?) \()?(?<file>.+?):(?<line>\d+):(?<column>\d+)\)?$/
const firefox = /^(?<name>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/

/** A stack as Sentry wants it: the call that failed comes last. */
export const framesOf = (stack: string): Frame[] => stack.split('\n').flatMap(frameOf).toReversed()

function frameOf(line: string): Frame[] {
  const { name, file, line: row, column } = (chromium.exec(line) ?? firefox.exec(line))?.groups ?? {}
  if (file === undefined) return []
  return [{ function: name || '?', filename: file, lineno: Number(row), colno: Number(column) }]
}
