import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer, link } = shelfOf('finalize-university')

export const finalizeUniversity: readonly LibraryItem[] = [
  article('one-sheet', {
    title: 'Choose between your admits on one sheet of paper',
    summary: 'Put cost, course and life side by side, and decide with numbers and not with noise.',
    body: `<p>Two or three admits are a good problem. The difficulty is that everybody has an opinion, and most opinions are about names. Take one evening, one sheet of paper and one column for each university.</p>
<h3>Fill these rows</h3>
<ol>
<li><strong>Whole cost, both years.</strong> Tuition, fees, health insurance, rent, food, travel. Take the numbers from the university’s own page for international students. Then take away any scholarship that is confirmed in writing.</li>
<li><strong>What you would study.</strong> Write down eight courses that you would really take. Check that they were taught in the last year.</li>
<li><strong>People.</strong> Two or three teachers whose work you would like to be near. Write to one of them.</li>
<li><strong>After it.</strong> Ask the department where its last graduates went. A list of jobs says more than one high salary.</li>
<li><strong>Life.</strong> Weather, distance to shops, how you reach the campus without a car, and whether you know anybody there.</li>
<li><strong>Dates.</strong> Last day to accept, deposit, last day to defer, programme start.</li>
</ol>
<h3>Then decide in three steps</h3>
<ul>
<li>Cross out what your family cannot pay for, even in a bad year. A loan is a cost, not an income.</li>
<li>Of what remains, cross out what you would not study happily if its name were unknown.</li>
<li>If two are left, talk to one student at each. Then sleep, and choose in the morning.</li>
</ul>
<h3>Have ready</h3>
<p>The admit letters, the cost pages saved as files with the day on which you saved them, and a list of every date in one calendar.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>The deposit is paid to two places “to be safe”. Read first whether it comes back. Often it does not.</li>
<li>Scholarship for one year is counted for two. Ask what must be true for it to be renewed.</li>
<li>The deadline passes while waiting for one more answer. Ask for more time in writing, a week before.</li>
</ul>`,
  }),
  article('admit-to-i20', {
    title: 'From the admit letter to your I-20',
    summary: 'Which papers about money the university usually wants, and in which order to collect them.',
    body: `<p>The I-20 is the form on which everything after it rests: the SEVIS fee, the visa form, the appointment. The university issues it when it has seen that the first year can be paid for.</p>
<h3>A plan of three weeks</h3>
<ol>
<li><strong>Accept the offer</strong> in the portal, and look for the page of the international office. It says how to ask for the I-20. Many universities insist on a form of their own.</li>
<li><strong>Find the amount.</strong> It is the cost of the first year as the university counts it, living costs included.</li>
<li><strong>Collect proof</strong> for at least that amount. Liquid money counts: savings, fixed deposits that can be closed, a loan sanction letter, a scholarship letter.</li>
<li><strong>Get the letters signed.</strong> A parent or sponsor usually writes a short letter that says how much they will pay.</li>
<li><strong>Upload, and note the day.</strong> If you hear nothing in two weeks, write once and politely.</li>
<li><strong>Check the I-20</strong> letter by letter against your passport as soon as it comes.</li>
</ol>
<h3>Have ready</h3>
<ul>
<li>Your passport. The name on the I-20 comes from it.</li>
<li>Bank statements or a letter from the bank. Papers older than six months are commonly refused.</li>
<li>The loan sanction letter, if you take a loan.</li>
<li>A plan for the later years. Forms often ask who pays in years two to four, as an estimate.</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li><strong>Property is offered as proof.</strong> The value of a house, of insurance or of a business, and statements of a credit card, are often not accepted.</li>
<li><strong>The total is short by a little.</strong> Fees and exchange rates move. Show some more than the least.</li>
<li><strong>Names differ</strong> between passport, mark sheets and bank. Ask the international office early which proof it wants.</li>
<li><strong>The loan comes late.</strong> Public banks may take weeks. Start that stage before you need the letter.</li>
</ul>
<p>Our worksheet of funds helps you to see the four years on one page. It does not replace the form of your university.</p>`,
    source: sources.fundsForI20,
  }),
  answer('more-time', {
    title: 'Can I ask a university for more time to decide?',
    summary: 'Yes. Ask early, in writing, with one reason and one date.',
    body: `<p>You can always ask. Write to the department or to the admissions office at least a week before the deadline. Say that you would like to come, give one honest reason (a scholarship answer, a loan decision), and name the day by which you will know.</p>
<blockquote>I hope to accept your offer. I expect the answer about my funding by the 20th. May I tell you my decision by the 25th?</blockquote>
<p>Until you have a yes in writing, treat the first date as the real one.</p>`,
  }),
  answer('no-given-name', {
    title: 'My passport has only one name. How will the I-20 show it?',
    summary: 'The single name is the surname, and the given name stays empty. FNU is for the visa.',
    body: `<p>If your passport has only one name, or its surname line is blank, the I-20 shows the whole name as the surname and leaves the given name empty. SEVIS, the system behind the I-20, refuses FNU (first name unknown) as a name.</p>
<p>The DS-160 and the visa do write FNU as the given name. That difference is right: nobody holds it against you. Ask the international office how your I-20 will read before it is issued, and use the letters of your passport on the loan and the insurance. If your passport can be changed in time, think about doing so first.</p>`,
    source: sources.emptyGivenName,
  }),
  answer('insurance-cost', {
    title: 'Does health insurance change what a university costs?',
    summary: 'It can. Some accept a plan from outside, some accept very few.',
    body: `<p>Yes, so put it on your sheet. Many universities put every international student on their own plan unless another is approved. The rules differ sharply. Some accept a plan that covers $100,000 for each illness, some want $250,000 a year, and some accept no plan made for international students at all.</p>
<p>Look for the words <em>insurance waiver</em> on the university’s site, and compare the price of its own plan. Check the year on the page, because the rules change.</p>`,
    source: sources.coverRules,
  }),
  answer('say-no-kindly', {
    title: 'How do I decline the other offers?',
    summary: 'In two sentences, as soon as you are sure. Your place helps somebody else.',
    body: `<p>First be sure that the place you want is confirmed, and the deposit shown as received. Then decline the others in their portals, or by e-mail where there is no button.</p>
<blockquote>Thank you for your offer. I have decided to study elsewhere and would like to release my place.</blockquote>
<p>You need not say where or why. If you had help from one person there, thank them by name. It is a small field, and you may meet again. Keep the confirmation, above all where a deposit is to be returned.</p>`,
  }),
  link('study-in-the-states', {
    title: 'Study in the States, for students',
    summary: 'The Department of Homeland Security explains the I-20, SEVIS and student status.',
    address: 'https://studyinthestates.dhs.gov/students',
    body: `<p>The official guide of the US government for international students. Read there what the I-20 is and what is expected of you once you have it.</p>`,
  }),
]
