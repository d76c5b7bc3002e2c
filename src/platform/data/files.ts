// Catalogues, long lists and prose are files under data/. What is read is checked, so that a mistake in a file ends the
// start with the file's name rather than being shown to a student.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readCsv } from './csv.ts'
import { readSections } from './sections.ts'

export const dataFile = (name: string): URL => new URL(`../../../data/${name}`, import.meta.url)

export const readText = (name: string): string => readFileSync(dataFile(name), 'utf8')

export const readTable = <Row>(name: string, row: z.ZodType<Row>): readonly Row[] =>
  parsed(name, z.array(row).min(1), readCsv(readText(name)))

/** `section` has the keys of the section's list, its `name` and its `body`. */
export const readDocument = <Section>(name: string, section: z.ZodType<Section>): readonly Section[] =>
  parsed(name, z.array(section).min(1), readSections(readText(name)))

function parsed<T>(name: string, schema: z.ZodType<T>, content: unknown): T {
  const result = schema.safeParse(content)
  if (!result.success) throw new Error(`data/${name} is wrong: ${z.prettifyError(result.error)}`)
  return result.data
}
