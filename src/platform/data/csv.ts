// Comma-separated values with a heading line; a field in quotes may hold commas, line breaks and doubled quotes.

export function readCsv(text: string): readonly Record<string, string | undefined>[] {
  const [heading, ...rows] = readRows(text)
  if (heading === undefined) return []
  return rows.map(row => Object.fromEntries(heading.map((name, index) => [name, row[index]])))
}

function readRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare = '', end] of text.matchAll(field)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}

const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g
