import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer } = shelfOf('forex')

export const forex: readonly LibraryItem[] = [
  article('rupees-out', {
    title: 'What a transfer really costs: compare the rupees that leave',
    summary: 'Rate, fee, GST, TCS and the bank in the middle, on one line for each provider.',
    body: `<p>Every provider shows you the number it looks best in: a low fee, or a good rate. You need only one number. <strong>For exactly this many dollars received, how many rupees leave my account?</strong> Ask everybody that question on the same day, in the same hour.</p>
<h3>What is inside that number</h3>
<ol>
<li><strong>The rate.</strong> The difference from the rate between banks is a cost, even where the fee is called zero.</li>
<li><strong>The fee</strong> for sending.</li>
<li><strong>GST on the conversion.</strong> 18 % of a part of the sum: about ₹180 on ₹1,00,000, ₹990 on ₹10,00,000, ₹1,170 on ₹20,00,000, and never more than ₹10,800.</li>
<li><strong>TCS</strong>, a tax collected in advance, on own money above ₹10,00,000 in the year.</li>
<li><strong>A bank in the middle</strong> that may keep something on the way. Nobody knows it exactly before. Ask for a range, and whether you can pay it yourself so that the full sum arrives.</li>
</ol>
<h3>A plan</h3>
<ul>
<li>Ask three providers for the total in rupees, in writing.</li>
<li>Ask how long the rate is held, and on which day the dollars arrive.</li>
<li>Send five working days before the university’s last day, or earlier.</li>
<li>Save the confirmation. The university may ask for it.</li>
</ul>
<h3>Have ready</h3>
<p>PAN of the person who sends, passport, admit letter or I-20, the university’s invoice with your student number, and the loan sanction letter if the money is borrowed.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>Less arrives than the invoice says, and the rest shows as a debt. Round up a little if the university accepts it.</li>
<li>The student number is missing, so nobody knows whose money it is.</li>
<li>Old pages are believed. Some still print 5 %, 0.5 % or a limit of ₹7,00,000 for TCS. Those are no longer right.</li>
</ul>`,
    source: sources.remittance,
  }),
  article('first-bill', {
    title: 'Pay the first fee bill without a fright',
    summary: 'A two-week plan from the invoice to the receipt, and what to do when it goes wrong.',
    body: `<p>The first bill is the largest sum that most families have ever sent anywhere. Go slowly, check twice, and leave time for one mistake.</p>
<h3>Two weeks before the last day</h3>
<ol>
<li>Open the bill in the student portal yourself. Never pay from an e-mail or a message.</li>
<li>Read each line. Is there a health plan that you have waived or will waive? Is the scholarship taken off?</li>
<li>Ask the bursar’s office which ways of paying are accepted, and whether you may pay in parts.</li>
<li>Decide who sends. The limit and the tax are counted for each person.</li>
</ol>
<h3>Ten days before</h3>
<ol>
<li>Ask three providers for the total in rupees.</li>
<li>If a loan pays, ask the lender how many days it needs, and whether it sends to the university directly.</li>
<li>Check the account name, the number and your student number with a second person. Read them aloud.</li>
</ol>
<h3>On the day</h3>
<ul>
<li>Send. Save the confirmation and the reference of the transfer.</li>
<li>Write to the bursar’s office: the sum, the day, the reference, your student number.</li>
</ul>
<h3>Have ready</h3>
<p>The invoice as a file, I-20 or admit letter, passport, the sender’s PAN and bank details, and a note of what the same person has already sent abroad since April.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li><strong>The bank asks for one more paper</strong> on the last day. Show them the full set a week before.</li>
<li><strong>The money is “on its way” for days.</strong> Give the reference to both sides, and ask the university for a short extension in writing.</li>
<li><strong>Somebody offers to pay your fees at a discount</strong> if you pay them in rupees. Refuse. Pay only as the university says.</li>
<li><strong>All the money is sent at once.</strong> Often the term is enough, and the rest earns interest at home.</li>
</ul>`,
  }),
  answer('tcs', {
    title: 'Is TCS an extra cost when my parents send money?',
    summary: 'It is tax paid in advance. It can be set off or refunded.',
    body: `<p>TCS is collected when money is sent, and counts as tax already paid by the sender. It can be set off against their tax, or refunded. What it costs you is time.</p>
<p>Since 1st April 2026, for education from own money: nothing up to ₹10,00,000 in a financial year, then 2 % of what is above. For ₹12,00,000 that is ₹4,000. Money from an education loan of a specified institution: none. Ask your tax adviser how to claim it.</p>`,
    source: sources.remittanceTax,
  }),
  answer('two-parents', {
    title: 'Is the TCS limit for the family or for each person?',
    summary: 'For each PAN, across all banks, from April to March.',
    body: `<p>It is counted for each PAN, over all banks together, from April to March. A second bank does not give you a second limit. If your father has sent ₹9,00,000 this year and now sends ₹3,00,000 more, ₹2,00,000 is above the limit, and the TCS is ₹4,000.</p>
<p>Your mother’s PAN has a limit of its own for her own money. Keep a note of every transfer since April, because the bank will ask. Ask your tax adviser before you split large sums.</p>`,
    source: sources.remittanceTax,
  }),
  answer('yearly-limit', {
    title: 'How much may one person send abroad in a year?',
    summary: 'USD 250,000 in a financial year, for each person.',
    body: `<p>Under the Liberalised Remittance Scheme (LRS) each person may send up to USD 250,000 in a financial year, from April to March. That includes minors. For most students it is far more than a year costs.</p>
<p>All purposes count together: fees, living costs, gifts, travel. If somebody in the family sends money for other reasons as well, add it up first. Your bank can tell you what it has on record, but it may not know of other banks.</p>`,
    source: sources.remittance,
  }),
  answer('airport-cash', {
    title: 'Should I change money at the airport?',
    summary: 'Only a little. It was the most expensive place when it was compared.',
    body: `<p>Take only what you need for the first two days, and change it before you reach the airport. A newspaper compared prices in 2017: airports were 6.5 to 13 % above the rate between banks, and banks 2.5 to 6 %. The numbers are old. The order is worth remembering.</p>
<p>For everything else use a card that you have tested at home, and a transfer once you have a US account. Carry two cards in two different bags.</p>`,
    source: sources.moneyChangers,
  }),
]
