import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer, link } = shelfOf('health-insurance')

export const healthInsurance: readonly LibraryItem[] = [
  article('waive-or-keep', {
    title: 'Waive the university’s health plan, or keep it?',
    summary: 'Read your university’s rules first. They decide more than the price does.',
    body: `<p>Many universities put you on their own health plan and bill you for it. Often they let you <em>waive</em> it if you show another plan that meets their rules. Those rules differ sharply, so start there and not with the price.</p>
<h3>How different they are</h3>
<p>These are examples as we read them. Check the year on your own university’s page.</p>
<ul>
<li><strong>University of Texas system</strong> (Arlington, El Paso): no upper limit, a deductible of at most $500 for each condition, and no plans made for international students.</li>
<li><strong>University of North Texas:</strong> only a plan through an employer or a government.</li>
<li><strong>Houston CC:</strong> $100,000 for each illness, a deductible of at most $2,500 a year, no travel plans.</li>
<li><strong>Pace University:</strong> $250,000 a year, with $50,000 each for medical evacuation and for the return home.</li>
</ul>
<h3>A plan</h3>
<ol>
<li>Find the waiver page. Save it as a file, with the day.</li>
<li>Note the first and the last day of the waiver window.</li>
<li>Write the rules in a list: limit, deductible, share that you pay, evacuation, return home, illnesses you already have.</li>
<li>Tick each rule for the plan you like. One missing tick is a no.</li>
<li>Compare the price for the same months. Then decide.</li>
<li>Send the waiver in the first week of the window, and keep the answer.</li>
</ol>
<h3>Have ready</h3>
<p>Student ID, the insurance card or confirmation in English, the full brochure, and the dates of cover.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>The window is missed, and the university’s plan has to be paid for the term.</li>
<li>A friend’s plan is copied. It fitted another university, or another year.</li>
<li>The waiver is sent and never checked. Write down who has it and since when. Some universities answer in about seven business days.</li>
<li>The cover begins a day after you land. Let it begin on the day you arrive, or before.</li>
</ul>`,
    source: sources.waivers,
  }),
  article('read-a-plan', {
    title: 'Read a health plan in fifteen minutes',
    summary: 'Six words that decide what you pay on the day you are ill.',
    body: `<p>A health plan in the US is a list of who pays first, who pays next, and when it ends. Six words carry nearly all of it. Take the brochure and find them one by one.</p>
<h3>The six words</h3>
<ol>
<li><strong>Deductible.</strong> What you pay yourself before the plan begins. Look whether it counts for each year or for each illness. $500 a year is very different from $500 each time.</li>
<li><strong>Coinsurance.</strong> The share that you go on paying after that, for example 20 %.</li>
<li><strong>Out-of-pocket maximum.</strong> The most that you pay in a year. A plan without one can become expensive.</li>
<li><strong>Maximum benefit.</strong> The most that the plan pays. Some have no limit.</li>
<li><strong>Network.</strong> The doctors and hospitals that have agreed on prices with the plan. Look for one near your campus. The University of Florida, for example, wants a network within about 80 miles.</li>
<li><strong>Exclusions.</strong> What is never paid. Read this page to the end.</li>
</ol>
<h3>An example</h3>
<p>A bill of $3,000, a deductible of $500, coinsurance of 20 %. You pay $500, then 20 % of the other $2,500, which is $500. Together $1,000. The plan pays $2,000.</p>
<h3>Do this before you buy</h3>
<ul>
<li>Look for illnesses that you already have, and for medicines that you take.</li>
<li>Ask whether tests and vaccines are paid. Usually university plans do not pay for the vaccines you need to register.</li>
<li>Look for evacuation and repatriation. Many universities ask for both.</li>
<li>Ask how a claim is made, and how long you have for it.</li>
<li>Save the brochure of your year.</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li>Only the monthly price is compared.</li>
<li>A hospital outside the network is used for a small thing. Ask the plan first, unless it is an emergency.</li>
<li>The card stays in a drawer at home. Keep a picture of both sides on your phone.</li>
</ul>`,
    source: sources.waivers,
  }),
  answer('window', {
    title: 'When do I have to ask for the waiver?',
    summary: 'Inside your university’s window. It has a first day and a last day.',
    body: `<p>A waiver window opens and closes on fixed days, and it is shorter than you think. To give an idea: in autumn 2024 it ran from 15th July to 22nd September at UTEP, and in 2025 from 23rd June to 19th September at Pace University.</p>
<p>Yours will be different, so look up this year’s days and put both in your calendar. Ask early: if the answer is no, you still have time to send what was missing.</p>`,
    source: sources.waiverWindows,
  }),
  answer('evacuation', {
    title: 'What are evacuation and repatriation, and how much is enough?',
    summary: 'The way to a hospital that can treat you, and the way home. Your university sets the sums.',
    body: `<p>Medical evacuation pays for bringing you to a hospital that can treat you, if need be in your own country. Repatriation pays for bringing a person home who has died. It is not pleasant to read, but it is very expensive without cover.</p>
<p>The sums differ. Pace asked $50,000 for each, Houston CC $50,000 and $25,000. For J-1 visas the federal minimum is $50,000 and $25,000 too. Read your university’s page for yours.</p>`,
    source: sources.coverRules,
  }),
  answer('start', {
    title: 'On which day should my cover begin?',
    summary: 'Not after you arrive, and early enough for what your university asks.',
    body: `<p>On the day you land, or before it. A gap of two days between the airport and the first day of cover is a risk you need not take. If the university names a day on which cover must begin, take the earlier of the two.</p>
<p>Keep the end in mind as well. Look whether it reaches to the last day of the term or the year, as your university asks. If your flight moves, change the cover on the same day.</p>`,
  }),
  answer('claims', {
    title: 'I paid a doctor myself. How do I get the money back?',
    summary: 'Collect the papers that week, and claim early. Some insurers give 180 days.',
    body: `<p>Ask the clinic for an <em>itemised bill</em>: each treatment with its date, code and price. Keep the receipt and the prescription. Then fill in the claim of your insurer, add the bill, and note the day and the number.</p>
<p>How long you may wait depends on the insurer. One guide names 180 days from the treatment. Do not use that time. Claims sent in the first week are answered while the clinic still remembers you. If a claim is refused, ask for the reason in writing.</p>`,
    source: sources.claims,
  }),
  link('glossary', {
    title: 'HealthCare.gov: the words of health insurance',
    summary: 'The US government explains deductible, coinsurance, network and the rest.',
    address: 'https://www.healthcare.gov/glossary/',
    body: '<p>Open it beside the brochure of a plan. It explains words only: which plan your university accepts is written on the university’s own page.</p>',
  }),
]
