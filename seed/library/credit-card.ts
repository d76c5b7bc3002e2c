import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer, link } = shelfOf('credit-card')

export const creditCard: readonly LibraryItem[] = [
  article('first-year', {
    title: 'Build a credit history in your first year',
    summary: 'One card, small sums, paid in full each month. Nothing more is needed.',
    body: `<p>In the US others look at how you have paid before they trust you with a flat, a phone contract or a loan. As a new student you have no past there. It is not a bad mark. It is an empty page, and one card used with care will fill it.</p>
<h3>A plan for twelve months</h3>
<ol>
<li><strong>Months 1 and 2.</strong> Open the bank account. Learn what you really spend in a month.</li>
<li><strong>Month 3.</strong> Choose one card that takes students without a history. Read the whole table of rates and fees.</li>
<li><strong>Months 3 to 6.</strong> Pay one or two fixed things with it, such as phone and bus. Let the bank account pay the <strong>full statement balance</strong> by itself on the due date.</li>
<li><strong>Month 6.</strong> Ask for your credit report, and read whether everything in it is yours.</li>
<li><strong>Months 7 to 12.</strong> Go on. Do not open a second card because of a gift at the door.</li>
</ol>
<h3>Four habits</h3>
<ul>
<li>Pay in full. The smallest payment that the statement names keeps you out of trouble, but interest begins on the rest.</li>
<li>Pay on time, each time. Set it to pay by itself, and look once a month whether it did.</li>
<li>Use a small part of the limit. A limit is not an income.</li>
<li>Keep the first card open if it costs nothing. A long history helps.</li>
</ul>
<h3>Have ready</h3>
<p>Passport and visa, I-20, proof of address and of money or a job, and the Social Security number if you have one. The issuer’s own page says what it takes instead.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>The account is empty on the day of the payment. Keep a month’s card spending in it.</li>
<li>A subscription goes on after its free month, and eats the limit.</li>
<li>A friend is given the card “for once”. You owe what they spend.</li>
<li>You move, and the statement goes to the old address. Change it on the day.</li>
</ul>`,
  }),
  article('first-card', {
    title: 'Choose your first US card by its table of fees',
    summary: 'What to read before the pictures: eight lines, and what each of them costs.',
    body: `<p>Every card has a beautiful page and a plain table. The table is the truth. It is often called <em>rates and fees</em> or <em>pricing and terms</em>. Find it before you give your name.</p>
<h3>Read these eight lines</h3>
<ol>
<li><strong>Yearly fee.</strong> For a first card, none is best.</li>
<li><strong>APR for purchases.</strong> What you pay if you do not pay in full. If you always do, it costs you nothing.</li>
<li><strong>Days without interest.</strong> How many lie between the statement and the due date.</li>
<li><strong>Foreign transaction fee.</strong> It counts when you pay in India in the holidays.</li>
<li><strong>Late fee</strong>, and whether the rate rises after it.</li>
<li><strong>Cash advance.</strong> Taking cash with a credit card is usually expensive from the first day. Avoid it.</li>
<li><strong>Deposit.</strong> A secured card keeps some of your money as security. Ask when it comes back.</li>
<li><strong>Who may apply.</strong> Does it take people without a Social Security number, and which papers instead?</li>
</ol>
<h3>About the Social Security number</h3>
<p>When we checked, Capital One asked for a Social Security number or an ITIN. An overview listed cards of Bank of America that need none. Such terms change, so only the issuer’s own page of today counts. “No SSN” in an advertisement is not yet a yes for you.</p>
<h3>A plan for one evening</h3>
<ul>
<li>Ask your own bank first: it already knows you.</li>
<li>Write two or three cards in columns, with the eight lines below.</li>
<li>Cross out each that you cannot apply for.</li>
<li>Apply for one. A row of refused applications helps nobody, so do not try five in a week.</li>
</ul>
<h3>Have ready</h3>
<p>Passport, visa, I-20, US address and phone, bank account, and what you can truly state as income or support. Never state more.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>A card is chosen for its bonus, which asks for more spending than a student has.</li>
<li>The fee begins in the second year, and nobody noted the day.</li>
<li>A refusal is taken as final. Ask for the reason, wait some months, apply again.</li>
</ul>`,
    source: sources.socialSecurity,
  }),
  answer('without-ssn', {
    title: 'Can I get a credit card without a Social Security number?',
    summary: 'With some issuers. Only the issuer’s own terms of today tell you.',
    body: `<p>Some issuers take a passport and other papers, some take an ITIN instead, and some take neither. When we checked, Capital One asked for a Social Security number or an ITIN, and an overview listed cards of Bank of America that need none.</p>
<p>Read the issuer’s current terms before you apply, or ask at the branch where you have your account. If no card fits yet, use a debit card for some months, and ask again when you have a job on campus.</p>`,
    source: sources.socialSecurity,
  }),
  answer('debit-or-credit', {
    title: 'Is a debit card not enough?',
    summary: 'For paying, mostly yes. For a credit history, usually not.',
    body: `<p>A debit card takes the money from your account at once, so you cannot spend what you do not have. That makes it a good first card. But paying with your own money usually shows nobody how you repay, so it builds no credit history.</p>
<p>Many students use both: debit for most things, and one credit card for two fixed bills that are paid in full each month. If you know that you spend more with a credit card, wait. An empty page is better than a bad one.</p>`,
  }),
  answer('missed-payment', {
    title: 'I missed a payment. What do I do now?',
    summary: 'Pay at once, then call and ask whether the fee can be taken back.',
    body: `<p>Pay today, at least the smallest sum that the statement names, and all of it if you can. Then call the number on the card. Say that it is the first time, if that is so, and ask whether the late fee can be taken back. Often a polite question is enough, though nobody has to say yes.</p>
<p>Then set the card to be paid in full by itself, and switch on a reminder five days before. One late day is a lesson. Late months stay in a report for a long time.</p>`,
  }),
  link('consumer-finance', {
    title: 'Consumer Financial Protection Bureau: credit cards',
    summary: 'The US government explains cards, fees and your rights in plain words.',
    address: 'https://www.consumerfinance.gov/consumer-tools/credit-cards/',
    body: '<p>Good to read before the first application, and when something on a statement looks wrong.</p>',
  }),
]
