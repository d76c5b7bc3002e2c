// Sample waiver guides: what such pages usually ask for, in the order in which they ask. Where a university's own page was
// read, its guide says what was read and when.
import type { SampleGuide } from '#src/stages/health-insurance/waiver/stock.ts'
import { formatDay } from '#src/values/dates.ts'
import { sampleOf } from './plans.ts'
import { demandsCheckedOn, sampleUniversities } from './universities.ts'

type Known = { rules: string; source: string; window?: { opens: string; deadline: string } }

/** From the facts of the field. A window is that of the year that was read, and never moved to another. */
const known: Readonly<Record<string, Known>> = {
  'the-university-of-texas-at-el-paso': {
    rules:
      'Plans made for international students are not taken. It wants no upper limit, a deductible of at most $500 for each condition, and $25,000 for the return home. In autumn 2024 its window ran from 15th July to 22nd September.',
    source: 'University of Texas System, waiver rules of 2024',
    window: { opens: '2024-07-15', deadline: '2024-09-22' },
  },
  'the-university-of-texas-at-arlington': {
    rules:
      'Plans made for international students are not taken. It wants no upper limit and a deductible of at most $500 for each condition.',
    source: 'University of Texas System, waiver rules',
  },
  'pace-university': {
    rules:
      'It wants $250,000 a year, $50,000 each for evacuation and for the return home, and no exclusion of what one had before. In 2025 its window ran from 23rd June to 19th September.',
    source: 'Pace University, waiver page of 2025',
    window: { opens: '2025-06-23', deadline: '2025-09-19' },
  },
  'university-of-florida': {
    rules: 'It wants a plan under the US Affordable Care Act, with doctors within about 80 miles of the campus.',
    source: 'University of Florida, waiver page',
  },
  'university-of-north-texas': {
    rules: 'It takes cover from an employer or a government only.',
    source: 'University of North Texas, waiver page',
  },
}

/** Sold there, and no guide written yet: the student reads so. */
const without: ReadonlySet<string> = new Set([
  'iowa-state-university',
  'university-of-kansas',
  'university-of-dayton',
  'university-of-cincinnati-main-campus',
])

const plainInsurer = 'Choose the insurance company from the list, or <strong>Other</strong> if it is not there.'
const gbgInsurer =
  'Choose <strong>Other</strong> as the insurance company and type its name as it stands beside this guide. If the form asks for the kind of plan, choose <strong>international student plan</strong>.'

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

const originOf = (source: string | undefined): string =>
  source === undefined
    ? `Sample guide of ${dayWords(sampleOf)}. Your university’s own page decides.`
    : `After: ${source}, read on ${dayWords(demandsCheckedOn)}. Its page of this year decides.`

const windowOf = (one: Known | undefined): SampleGuide['window'] =>
  one?.window && { ...one.window, source: one.source, checkedOn: demandsCheckedOn }

export const waiverGuides: readonly SampleGuide[] = sampleUniversities
  .filter(({ id }) => !without.has(id))
  .map(({ id }) => ({
    university: id,
    guide: guide(id, plainInsurer),
    guideGBG: guide(id, gbgInsurer),
    window: windowOf(known[id]),
  }))

function guide(university: string, insurer: string): string {
  const { rules, source } = known[university] ?? {}
  return `
${rules === undefined ? '' : `<h4>What it asks of a plan</h4><p>${rules}</p>`}
<h4>Before you begin</h4>
<ul>
<li>Save your ID card from the step Your insurance.</li>
<li>Have your student ID and your university sign-in at hand.</li>
</ul>
<h4>Hand it in</h4>
<ol>
<li>Sign in where your university bills you, and look for <strong>waiver</strong> or <strong>waive insurance</strong>.</li>
<li>Choose the term that your cover is for. Many universities ask again each term.</li>
<li>${insurer}</li>
<li>Copy the values beside this guide, letter for letter.</li>
<li>Attach the ID card, and the certificate if it asks for one.</li>
<li>Send it, and keep the confirmation: its number, or a picture of the page.</li>
</ol>
<h4>Then</h4>
<p>Come back here and press <strong>I handed it in</strong>. Look into your university e-mail each day until it has decided.</p>
<p><em>${originOf(source)}</em></p>`
}
