// What was measured, as a table that reads well here and in Markdown.
import type { Figure } from './result.ts'

const heads = ['', 'ours', 'beside', 'ratio', 'target', ''] as const

export function tableOf(figures: readonly Figure[]): string[] {
  const rows = [heads, ...figures.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(3, ...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row => lineOf(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
  return lines.toSpliced(1, 0, lineOf(widths.map(width => '-'.repeat(width))))
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const cellsOf = ({ what, ours, beside = '', ratio, target = '', isMet }: Figure): string[] => [
  what,
  ours,
  beside,
  ratio === undefined ? '' : ratio.toFixed(2),
  target,
  isMet === undefined ? '' : isMet ? 'met' : '**missed**',
]
