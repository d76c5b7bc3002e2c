import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { answer, link } = shelfOf('visas')

export const visaAnswers: readonly LibraryItem[] = [
  answer('all-fees', {
    title: 'What will the visa cost in all?',
    summary: '$350 and $185, as last read. A further $250 is announced, not confirmed.',
    body: `<p>Two fees: the SEVIS fee of $350, and the visa fee of $185, as we last read it. Together $535.</p>
<p>A third one, the visa integrity fee of at least $250, stands in a law (P.L. 119-21). It is to be paid only when a visa is issued. When we checked, no start date had been published: it is <strong>announced, not confirmed</strong>. Keep the money aside, $785 in all, and read the embassy’s page before you pay. Do not pay this fee to anybody who asks for it in advance.</p>`,
    source: sources.visaFees,
  }),
  answer('sevis-fee', {
    title: 'Can my parents pay the SEVIS fee, and what if I change university?',
    summary: 'Anybody may pay it. It can be moved to a new SEVIS number.',
    body: `<p>Anybody may pay for you, with your details from the I-20. What matters is that the SEVIS number, your name and your birth date are exactly as printed there.</p>
<p>The fee is paid once and is not returned. If you then choose another university and get a new SEVIS number, the payment can be moved: use <em>Check I-901 Status</em> on fmjfee.com. There you can also print the receipt again. Husbands, wives and children who come on F-2 pay no SEVIS fee.</p>`,
    source: sources.sevisFee,
  }),
  answer('slip', {
    title: 'I was given a 221(g) slip. Does the colour tell me what it means?',
    summary: 'Only as a hint. Read what the slip asks for, and do that.',
    body: `<p>There is no official code of colours, and guides disagree. Ask three things instead. Did they keep your passport? Does the slip ask for documents? Were you told to wait?</p>
<p>Legally it is a refusal that can be overcome. If papers are asked for, send exactly those, as the slip says, within one year and better within days. If you are to wait, note the case number and check the status once a week. Sixty days is often named as an outer estimate. It is not a promise.</p>`,
    source: sources.heldVisas,
  }),
  answer('new-ds-160', {
    title: 'I found a mistake after I submitted the DS-160. What now?',
    summary: 'It cannot be edited. A new form changes the barcode, so check the appointment.',
    body: `<p>A submitted form cannot be changed, so you fill in a new one. The barcode at the interview must equal the one you booked with. What to do with the appointment is told in two ways: one service says to bring both confirmation pages, another says to book again.</p>
<p>Do not guess. Read the help of the official appointment site, or write to it, and keep the answer. For a small slip, ask first whether a new form is needed at all.</p>`,
    source: sources.barcode,
  }),
  answer('social-media', {
    title: 'Do I have to make my social media public?',
    summary: 'Since June 2025 student applicants are asked to, and to list five years of accounts.',
    body: `<p>Since June 2025 applicants for F, M and J visas are asked to list the accounts that they used in the past five years, and to set them to public.</p>
<p>Make the list before you open the DS-160, with the accounts that you no longer use. List them truthfully. Do not delete things in a hurry: a page that is suddenly empty can raise questions too. Look at what a stranger would see, and correct what is wrong, such as an old job. Check the embassy’s page for the rule of the day.</p>`,
    source: sources.socialMedia,
  }),
  answer('fee-and-changes', {
    title: 'I have paid the visa fee. How long is it good for, and may I change the day?',
    summary: 'A year for booking. One change is usually free.',
    body: `<p>The embassy’s page said in 2023 that a fee may be used for booking for 365 days. We have no newer text, so look at your receipt and at the official site.</p>
<p>One change of the appointment is usually free. If you change it a second time, or do not come, you pay again. So book a day that you can keep: after your I-20 has been checked, your SEVIS fee paid and your DS-160 submitted. Put both visits in the calendar, the biometrics and the interview.</p>`,
    source: sources.appointment,
  }),
  answer('where-and-whether', {
    title: 'Can I interview outside India, or without an interview?',
    summary: 'Since September 2025 usually neither. Check the embassy’s page.',
    body: `<p>As one source reports, nearly everybody has needed an interview in person since 2nd September 2025, and since 6th September 2025 it is to be in the country of which you are a citizen or where you live. So a faster date in another country is usually no way out.</p>
<p>In India there are five posts: Mumbai, Delhi, Chennai, Kolkata and Hyderabad. We know this rule from one source only, so read the embassy’s page before you plan with it.</p>`,
    source: sources.interviewPlace,
  }),
  link('student-visa', {
    title: 'US Department of State: student visas',
    summary: 'The official page on F-1 visas: who needs one, how to apply, what to bring.',
    address: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    body: '<p>Where this page and any guide differ, ours included, this page is right.</p>',
  }),
  link('fmjfee', {
    title: 'Pay the SEVIS fee at fmjfee.com',
    summary: 'The official site for the I-901 SEVIS fee, with receipts and transfers.',
    address: 'https://www.fmjfee.com/',
    body: '<p>Have your I-20 beside you: SEVIS number, school code, name and birth date as printed. Save the receipt.</p>',
  }),
  link('ceac', {
    title: 'Fill in the DS-160 and check a visa’s status',
    summary: 'The State Department’s own site for the form.',
    address: 'https://ceac.state.gov/genniv/',
    body: '<p>Write down the application ID on the first page, and save after every page. The site drops you after 20 minutes without a key pressed.</p>',
  }),
  link('usvisascheduling', {
    title: 'Book the visa appointment in India',
    summary: 'The official site for the visa fee, biometrics and the interview.',
    address: 'https://www.usvisascheduling.com/',
    body: '<p>Use the barcode of the DS-160 that you will carry. Do not refresh again and again: accounts have been locked for 72 hours.</p>',
  }),
]
