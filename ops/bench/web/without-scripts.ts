// Whether a visitor sees a page before its scripts have run: opened without any.
import { nameOf, pages } from './pages.ts'
import { plain, type Row } from './table.ts'
import type { Visitors } from './visitor.ts'

export async function measureWithoutScripts(visitors: Visitors): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of pages.filter(({ isSignedIn }) => !isSignedIn)) {
    const context = await visitors.come({ isSignedIn: false, withoutScripts: true })
    const opened = await visitors.open(context)
    await opened.goto(page.path)
    const isThere = await opened.getByText(page.says).first().isVisible()
    rows.push({ of: nameOf(page), figures: [plain(isThere ? 'yes' : 'no', isThere)] })
    await context.close()
  }
  return rows
}
