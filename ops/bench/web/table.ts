// Figures side by side, each with what it is held against.
export type Figure = { text: string; isMet: boolean }
export type Row = { of: string; figures: readonly Figure[]; note?: string; isUnmeasured?: true }

export function figure(name: string, value: number, target: number, unit: 'ms' | ''): Figure {
  const isMet = value <= target
  const given = unit === 'ms' ? `${value.toFixed(0)} ms` : String(Number(value.toFixed(3)))
  return { text: `${name} ${given} (${target}) ${isMet ? 'ok' : 'over'}`, isMet }
}

export const plain = (text: string, isMet = true): Figure => ({ text, isMet })

export function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ of, figures, note = '' }) => [of, ...figures.map(({ text }) => text), note])
  const widths = lines.reduce<number[]>(
    (most, line) => line.map((text, at) => Math.max(most[at] ?? 0, text.length)),
    [],
  )
  const given = lines.map(line => `  ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
  return [`\n${title}`, ...given].join('\n')
}

export const notMeasured =
  (of: string) =>
  (error: unknown): Row => ({
    of,
    isUnmeasured: true,
    figures: [plain(`not measured: ${String(error).split('\n').slice(0, 3).join(' ').slice(0, 200)}`, false)],
  })
