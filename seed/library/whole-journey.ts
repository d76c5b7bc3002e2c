import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer, link } = shelfOf(null)

export const wholeJourney: readonly LibraryItem[] = [
  article('one-page', {
    title: 'Your whole journey on one page',
    summary: 'What to begin when, counted back from the day on which your programme starts.',
    body: `<p>Two days decide all the others: the <strong>programme start</strong> on your I-20, and the day of your <strong>flight</strong>. Write both at the top of a page. What follows is counted back from them.</p>
<h3>A year to eight months before</h3>
<ul>
<li>Write your statement of purpose, and have it read.</li>
<li>Take the tests. Scores are valid for some years, deadlines are not.</li>
<li>Look at your passport: enough years on it, and both names right?</li>
</ul>
<h3>Eight to five months before</h3>
<ul>
<li>Compare your admits, and accept one.</li>
<li>Begin the loan. A public bank may take four to six weeks.</li>
<li>Begin the slow vaccines. Hepatitis B needs six to seven months before the flight, if your university asks for it.</li>
<li>Collect proof of funds, and ask for the I-20. Bank papers should be less than six months old.</li>
</ul>
<h3>Five to two months before</h3>
<ul>
<li>Pay the SEVIS fee, fill in the DS-160, book the appointment. A visa can be issued up to 365 days before the start, so earlier is possible, if you have the I-20.</li>
<li>Read the rules for the health insurance waiver, and put its window in the calendar.</li>
<li>Look for a room.</li>
</ul>
<h3>The last two months</h3>
<ul>
<li>Pay the first bill, with days to spare.</li>
<li>Book the flight. You may enter at the earliest 30 days before the programme starts, and should be there by that day.</li>
<li>Cover by health insurance from the day you land.</li>
<li>Make the Indian number safe, and bring an unlocked phone.</li>
</ul>
<h3>Have in one folder, from now on</h3>
<p>Passport, mark sheets, test scores, admit letter, I-20, every receipt, and a list: what was sent, to whom, on which day.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>Everything waits for the visa. Vaccines, loan and room need not.</li>
<li>Names are spelled in three ways on three papers. Settle it in the first month.</li>
<li>The family hears of a payment a day before. Show them this page.</li>
</ul>`,
    source: sources.wholeJourney,
  }),
  article('first-thirty-days', {
    title: 'Your first thirty days in the US',
    summary: 'What has to be done at once, what makes life easier, and what can wait.',
    body: `<p>You land tired, and everybody wants something from you. Most of it can wait a day. A few things cannot, because your status as a student depends on them. Those come first.</p>
<h3>Days 1 to 3</h3>
<ol>
<li>Tell your family that you have arrived. Sleep.</li>
<li>Print your I-94 record. Compare name, birth date, class (F-1) and dates with your passport and I-20.</li>
<li>Get a US number. Prepaid is enough.</li>
<li>Find the page of the international office about <strong>check-in</strong>, and begin it.</li>
</ol>
<h3>Week 1</h3>
<ul>
<li><strong>Report to your school.</strong> Upload passport, visa, I-20 and I-94, as it asks. The school must register you in SEVIS within 30 days of the initial session start date, usually the first day of classes. Do not wait for the last of them.</li>
<li>Give the school your US address and phone, and change them there whenever you move.</li>
<li>Go to the orientation, even if it looks dull. You will need much of what is said there.</li>
<li>Show your vaccination records, and clear any hold.</li>
</ul>
<h3>Weeks 2 to 4</h3>
<ul>
<li>Open the bank account.</li>
<li>Register for enough courses. Ask the international office what “full time” means for you, before you drop one.</li>
<li>Send the insurance waiver inside its window, or check that you are covered by the university’s plan.</li>
<li>Film the room, and send the list of marks to the owner.</li>
<li>Recharge the Indian number, and put the next date in the calendar.</li>
</ul>
<h3>Have ready, as files and on paper</h3>
<p>Passport, visa, I-20, I-94, SEVIS receipt, admit letter, vaccination form, insurance card, lease.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>The check-in online is taken for the whole check-in. Look for the answer that says complete.</li>
<li>A job is begun before it is allowed. Ask the international office first, every time, even for a few hours.</li>
<li>Somebody calls, claims to be the immigration office, and wants money. Hang up, and tell the international office.</li>
<li>You are lonely, and tell nobody. Many are, in the third week. Write to us, or go to the student centre.</li>
</ul>`,
    source: sources.arrival,
  }),
  answer('any-order', {
    title: 'Do I have to do the stages in this order?',
    summary: 'No. Only where one thing needs another.',
    body: `<p>No. The order is the one in which most students need things. You may open any stage that is not locked. Vaccines are best begun early, long before a visa. Loans come before the I-20 for some and after it for others.</p>
<p>Where a step is locked, it tells you what it waits for, because it needs something from that one: a fee needs the number on the I-20, and a review needs a text. If something does not fit your case, write to us in the chat.</p>`,
  }),
  answer('fixed-stay', {
    title: 'I read that student visas will have a fixed end. Is that so?',
    summary: 'A rule says so, and a court has blocked it. Today you are admitted for as long as you study.',
    body: `<p>Today students are admitted for <strong>duration of status</strong>: the I-94 says D/S, and there are 60 days to leave after the programme or OPT ends.</p>
<p>A rule published on 17th July 2026 would change this: a date on the I-94, four years at most, 30 days to leave. On 14th September 2026 a federal court in Massachusetts postponed it for the whole country. The government appealed on 30th September. The last news we saw is of 7th October 2026, so ask your international office what holds on the day you read this.</p>`,
    source: sources.fixedStay,
  }),
  answer('guarantees', {
    title: 'An agent guarantees me a visa for a fee. Can that be true?',
    summary: 'No. Only the officer decides, and nobody can sell you the result.',
    body: `<p>No. Only a consular officer decides, on the day, about you. Whoever sells a guarantee sells something they do not have. If they also offer papers about money or work that are not true, walk away. A false paper can close the door for many years.</p>
<p>Help with forms and practice is fine. Keep your own passwords, read every line that is sent in your name, pay government fees only on government sites, and ask for a receipt. We promise no result either.</p>`,
  }),
  answer('which-day', {
    title: 'Which day is everything counted from?',
    summary: 'The programme start on your I-20, and the day you fly.',
    body: `<p>For the visa and for entering the US, the <strong>programme start date</strong> on your I-20 counts. It may differ from the first day of classes. You may enter at the earliest 30 days before it. Your school must register you within 30 days of the initial session start date, usually the first day of classes.</p>
<p>For vaccines, phone, insurance and money, the day of your <strong>flight</strong> counts. Write both at the top of your plan, and count the rest back from them. If either moves, look first at what moves with it.</p>`,
    source: sources.programmeStart,
  }),
  link('embassy', {
    title: 'US Embassy and Consulates in India',
    summary: 'The official word on visas in India, with news when something changes.',
    address: 'https://in.usembassy.gov/',
    body: '<p>Look here before you believe a forwarded message. Read the day that stands on the page.</p>',
  }),
  link('i94', {
    title: 'Print your I-94 record',
    summary: 'The official record of your entry. Your school asks for it after you land.',
    address: 'https://i94.cbp.dhs.gov/',
    body: '<p>Compare name, birth date, class of admission and dates with your passport and I-20. If something is wrong, tell your international office at once.</p>',
  }),
]
