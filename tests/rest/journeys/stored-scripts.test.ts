// Every text of prose that the database keeps gets markup that would run, and everybody looks at their pages: it is read,
// never run, and the policy of the pages has nothing to forbid.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, farah, kavya, meera, neha, type DemoPerson } from '#seed/people.ts'
import { pathsIn, stagesOf, unlocked, walk } from '#ops/accessibility/walk.ts'
import { seedDemo } from '#seed/seed.ts'
import { anchorAt } from '#src/stages/sop-review/feedback/rules.ts'
import { scripts } from '#tests/attacks/corpus/scripts.ts'
import { openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { spoil } from './spoiling.ts'
import { ensure } from '#tests/api.ts'

let at: BrowserApp
let spoilt: readonly string[]
beforeAll(async () => {
  at = await openBrowserApp({ settings: { SAFAR_DEMO: 'on' } })
  await seedDemo(at.app.services)
  await writeSealedTexts()
  spoilt = await spoil(at.app.connections.sql, scripts)
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const everything = scripts.join(' ').slice(0, 1900)

/** What lies sealed is written by whoever writes it. */
async function writeSealedTexts(): Promise<void> {
  const [asMeera, asKavya] = [await at.signedIn(meera), await at.signedIn(kavya)]
  const text = `I grew up beside a railway line in Warangal. ${everything}`
  const { sopId } = await asMeera.api.sop.submit({
    text,
    gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
    toefl: { taken: true, score: 104, scale: '0-120', date: null },
    universities: ['university-of-north-texas'],
    deadline: '2026-06-20',
    takingPaidHelp: false,
    loanProcess: 'not-applying',
  })
  await asKavya.api.sopDesk.claim({ id: sopId })
  await asKavya.api.sopDesk.remark({
    id: sopId,
    text: everything.slice(0, 900),
    tag: 'vague',
    place: anchorAt(text, 0, 44),
  })
  await asKavya.api.sopDesk.publish({ id: sopId })
  const { id } = ensure((await asMeera.api.accounts.session({})).user)
  const assigned = await asKavya.api.deskCustomSteps.makeAssigned({
    stage: 'vaccines',
    type: 'FillForm',
    title: 'Tell us of your doses',
    description: `<p>${everything}</p>`,
    attachments: [],
    typeformUrl: null,
    webinarId: null,
    labels: {},
    form: [
      { id: 'q0001', kind: 'text', label: 'How many?', help: '', required: true, options: [], min: null, max: null },
    ],
    audience: 'students',
    students: [id],
  })
  await asMeera.api.customSteps.answer({ id: assigned.id, answers: { q0001: everything.slice(0, 300) } })
  await asKavya.api.customStepRequests.fulfil({
    id: assigned.id,
    student: id,
    htmlString: `<p>${everything}</p>`,
    attachments: [],
    version: 0,
  })
  await asMeera.api.chat.say({ text: everything, about: null, documents: [] })
  await at.leave()
}

/** Goes through the pages, and counts those on which the texts are read. */
async function look(visit: Visit, paths: readonly string[], into: readonly string[] = []): Promise<{ seen: number }> {
  const outside: string[] = []
  let seen = 0
  visit.page.on('request', request => {
    if (!request.url().startsWith(at.app.url) && /^https?:/.test(request.url())) outside.push(request.url())
  })
  visit.page.on('dialog', () => outside.push('a dialog'))
  await walk(visit, {
    paths,
    into,
    at: async (page, path) => {
      expect(await page.evaluate(() => Reflect.get(globalThis, '__xss')), path).toBeUndefined()
      expect(new URL(page.url()).origin, path).toBe(new URL(at.app.url).origin)
      seen += (await page.locator('body').innerText()).includes('window.__xss') ? 1 : 0
    },
  })
  expect(outside).toEqual([])
  return { seen }
}

test('there is much to read', () => {
  expect(spoilt.length).toBeGreaterThan(50)
  for (const place of [
    'people.first_name',
    'content_items.title',
    'webinars.title',
    'notifications.title',
    'loan_lenders.source',
  ])
    expect(spoilt).toContain(place)
})

test('a student’s pages read it and run none of it', async () => {
  const visit = await at.signedIn(meera)
  const paths = pathsIn(unlocked(await stagesOf(visit)))
  const { seen } = await look(visit, ['/', '/profile', '/profile/academics', '/profile/work', '/library', ...paths])
  expect(seen).toBeGreaterThan(20)
})

test.each<[string, DemoPerson, readonly string[], number]>([
  [
    'the advisor',
    kavya,
    [
      '/desk',
      '/desk/chats',
      '/desk/requests',
      '/desk/sops',
      '/desk/mock-interviews',
      '/desk/transcripts',
      '/desk/students',
      '/desk/steps',
      '/desk/orders',
      '/desk/webinars',
      '/desk/library',
      '/desk/early-access',
    ],
    8,
  ],
  [
    'the admin',
    dev,
    [
      '/desk/products',
      '/desk/attorneys',
      '/desk/clinics',
      '/desk/vaccine-requirements',
      '/desk/notifications',
      '/desk/form-mappings',
      '/desk/universities',
      '/desk/insurance-plans',
      '/desk/people',
      '/desk/card-money',
      '/desk/audit',
      '/desk/breach',
      '/desk/errors',
      '/desk/usage',
    ],
    6,
  ],
  ['the underwriter', farah, ['/desk/insurance', '/desk/claims', '/desk/insurance-refunds', '/desk/refunds'], 1],
  ['the lender', neha, ['/desk/applications'], 0],
])('the desk of %s too', async (_, person, paths, least) => {
  const { seen } = await look(await at.signedIn(person), paths, paths)
  expect(seen).toBeGreaterThanOrEqual(least)
})

test('and in a page that knew no better they would have run', async () => {
  const { page } = await at.visitor()
  await page.setContent(scripts.filter(text => text.startsWith('<img')).join(''))
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, '__xss'))).toBe(1)
})
