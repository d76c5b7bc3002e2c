// The order in which a paper is read aloud: headings, paragraphs, tables and fields, each with its marks on the pages.
import { PDFDict, PDFHexString, PDFName, PDFNumber, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib'

/**
 * What words are: a cell begins in the row that was begun last, 'same' goes on with what was written before it, and
 * 'mark' is only to be seen, as the number of a page is.
 */
export type As = 'h1' | 'h2' | 'p' | 'th' | 'td' | 'same' | 'mark'

type Mark = { page: PDFRef; mark: number }
type Field = { page: PDFRef; field: PDFRef }
type Part = { tag: string; kids: (Part | Mark | Field)[] }

export type Structure = {
  /** Begins a row of the table above, or of a new one where something else was written since. */
  row: () => void
  /** The next row is one of another table. */
  table: () => void
  /** The operators around what is drawn. */
  around: (content: string, as: As, page: PDFRef, text?: string) => string
  field: (field: PDFRef, page: PDFRef) => void
  finish: () => void
}

const tags = { h1: 'H1', h2: 'H2', p: 'P', th: 'TH', td: 'TD' } as const
export const onlySeen = (content: string): string => `/Artifact BMC\n${content}EMC\n`

export function openStructure(pdf: PDFDocument): Structure {
  const whole: Part = { tag: 'Document', kids: [] }
  const marks = new Map<PDFRef, number>()
  let [table, row, last] = [none(), none(), none()]
  const begin = (tag: string, parent: Part): Part => {
    const part = { tag, kids: [] }
    parent.kids.push(part)
    return part
  }
  const partFor = (as: Exclude<As, 'mark'>): Part => {
    if (as === 'same' && last !== undefined) return last
    const isCell = as === 'th' || as === 'td'
    if (!isCell) [table, row] = [none(), none()]
    return begin(as === 'same' ? tags.p : tags[as], (isCell ? row : undefined) ?? whole)
  }
  return {
    row: () => {
      table ??= begin('Table', whole)
      row = begin('TR', table)
    },
    table: () => {
      table = none()
    },
    around: (content, as, page, text = '') => {
      if (content === '') return ''
      if (as === 'mark') return onlySeen(content)
      const part = partFor(as)
      last = part
      const mark = marks.get(page) ?? 0
      marks.set(page, mark + 1)
      part.kids.push({ page, mark })
      return `/${part.tag} <</MCID ${mark}>> BDC\n${spoken(content, text)}EMC\n`
    },
    field: (field, page) => {
      ;[table, row] = [none(), none()]
      last = begin('Form', whole)
      last.kids.push({ page, field })
    },
    finish: () => writeTree(pdf, whole),
  }
}

const none = (): Part | undefined => undefined

/** Letters that their font puts in another order, or into one another, are also said as they are typed. */
const spoken = (content: string, text: string): string =>
  /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(text)
    ? `/Span <</ActualText ${PDFHexString.fromText(text)}>> BDC\n${content}EMC\n`
    : content

function writeTree(pdf: PDFDocument, whole: Part): void {
  const { context, catalog } = pdf
  const root = context.nextRef()
  const pages = new Map<PDFRef, PDFRef[]>()
  const fields: [field: PDFRef, part: PDFRef][] = []
  const written = (part: Part, parent: PDFRef, heads?: 'Column' | 'Row'): PDFRef => {
    const ref = context.nextRef()
    // A row of heads alone names the columns; another's head names the row.
    const scope =
      part.tag !== 'TR' ? heads : part.kids.every(kid => 'tag' in kid && kid.tag === 'TH') ? 'Column' : 'Row'
    const kids = part.kids.map(kid => {
      if ('tag' in kid) return written(kid, ref, scope)
      if ('field' in kid) {
        fields.push([kid.field, ref])
        return context.obj({ Type: 'OBJR', Pg: kid.page, Obj: kid.field })
      }
      const onPage = pages.get(kid.page) ?? []
      pages.set(kid.page, onPage)
      onPage[kid.mark] = ref
      return context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.mark })
    })
    const attributes = part.tag === 'TH' && heads !== undefined ? { A: { O: 'Table', Scope: heads } } : {}
    context.assign(ref, context.obj({ Type: 'StructElem', S: part.tag, P: parent, K: kids, ...attributes }))
    return ref
  }
  const document = written(whole, root)
  const numbered: (number | PDFRef | PDFRef[])[] = []
  let next = 0
  for (const [page, parts] of pages) {
    const dict = context.lookup(page, PDFDict)
    dict.set(PDFName.of('StructParents'), PDFNumber.of(next))
    dict.set(PDFName.of('Tabs'), PDFName.of('S'))
    numbered.push(next, parts)
    next += 1
  }
  for (const [field, part] of fields) {
    context.lookup(field, PDFDict).set(PDFName.of('StructParent'), PDFNumber.of(next))
    numbered.push(next, part)
    next += 1
  }
  context.assign(
    root,
    context.obj({ Type: 'StructTreeRoot', K: [document], ParentTree: { Nums: numbered }, ParentTreeNextKey: next }),
  )
  catalog.set(PDFName.of('StructTreeRoot'), root)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
