// The lenders' side of a loan and the papers of its application, for the stage's own journey and for those of its steps.
import type { Page } from 'playwright-core'
import type { BrowserApp } from '#tests/browser.ts'
import { loanAgents, loanSlots, loanAsks, loanOffers } from '#src/stages/loans/tables.ts'

export const chooser = (page: Page, label: string) => page.locator('input[type=file]').and(page.getByLabel(label))
export const listOf = (page: Page, label: string) => page.getByRole('list', { name: label })

export async function put(page: Page, pdf: Buffer, label: string, name = `${label}.pdf`) {
  await chooser(page, label).setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await listOf(page, label)
    .getByRole('button', { name: `Remove ${name}` })
    .waitFor()
}

export const offer = { moratoriumMonths: 30, instalments: 120, amount: 300_000_000, fee: 100, rebateAvailable: true }

/** The banks answer while the page is open. */
export async function addAnswersOfBanks({ app }: BrowserApp, owner: string): Promise<void> {
  const { db, now, vault, change } = app.services
  await db.insert(loanOffers).values([
    {
      ...offer,
      owner,
      bank: 'Avanse',
      rate: 1100,
      moratoriumMonths: 20,
      rateKind: 'floating',
      at: now(),
      changedAt: now(),
    },
    { ...offer, owner, bank: 'Auxilo', rate: 950, fee: 0, at: now(), changedAt: now() },
  ])
  await db.insert(loanAsks).values({
    owner,
    bank: 'Incred',
    sealedQuestion: await vault.seal(owner, 'Which year is the ITR of?'),
    dueOn: Temporal.PlainDate.from('2027-07-01'),
    at: now(),
  })
  await change(({ announce }) => announce(`person:${owner}`, 'loans', 'journey'))
}

/** An official of the bank whose offer was accepted, and three times. */
export async function addSlots({ app }: BrowserApp): Promise<void> {
  const { db, now, change } = app.services
  const [agent] = await db
    .insert(loanAgents)
    .values({ bank: 'Auxilo', name: 'R. Menon', phone: '+91 484 000 0000', addedAt: now() })
    .returning()
  const start = Temporal.Instant.from('2026-07-20T05:00:00Z')
  await db.insert(loanSlots).values(
    [0, 1, 24].map(hours => ({
      host: agent?.id ?? '',
      startTime: start.add({ hours }),
      endTime: start.add({ hours, minutes: 30 }),
    })),
  )
  await change(({ announce }) => announce('all', 'loan-slots'))
}
