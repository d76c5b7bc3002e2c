import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer } = shelfOf('phone-connection')

export const phoneConnection: readonly LibraryItem[] = [
  article('keep-indian-number', {
    title: 'Keep your Indian number alive while you are away',
    summary: 'Your bank, your tax and your family know you by that number. Do not let it lapse.',
    body: `<p>Your Indian number receives the one-time codes of your bank, your PAN and your loan. If it lapses, it is given to somebody else, and you may be locked out of your own money from the other side of the world. Keeping it takes one hour before the flight and five minutes every three months.</p>
<h3>Before you fly</h3>
<ol>
<li><strong>List every account</strong> that sends codes to it: banks, loan, tax, e-mail, investments, the SIM’s own app.</li>
<li><strong>Add a second way</strong> wherever it is offered: codes by e-mail or from an authenticator app.</li>
<li><strong>Move the SIM to an eSIM</strong> if your phone takes one. Then the slot is free for the US SIM. Do it at least two weeks before you go, while a shop is near.</li>
<li><strong>Recharge</strong> in the last week, and switch off data roaming for this line.</li>
<li><strong>Test it</strong>: with the data off, does a code by SMS still arrive?</li>
<li><strong>Give one person at home</strong> the task of recharging, with the dates in their calendar.</li>
</ol>
<h3>While you are away</h3>
<p>One guide, reviewed on 8th May 2026, names about 90 days without a recharge on Jio, Airtel and Vi before a number lapses, and 180 days on BSNL. After that it can be given to another person. Plan with 75 days, and ask your operator for its own rule: we have the number of days from one source only.</p>
<h3>Have ready</h3>
<ul>
<li>The name in which the SIM is registered. If it is a parent’s, think about moving it to yours first.</li>
<li>The login of the operator’s app, with an e-mail address that you can open in the US.</li>
<li>The list of accounts, kept where only you can read it.</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li>A plan for roaming is bought for a month, and nothing after it.</li>
<li>The old phone with the SIM stays in a drawer at home, and nobody charges it.</li>
<li>The bank’s number is changed to the US one in a hurry, and then codes come to neither. Ask your bank first what it accepts.</li>
</ul>`,
    source: sources.indianNumber,
  }),
  article('first-us-number', {
    title: 'Your first US number, in the first two days',
    summary: 'Prepaid first. It needs no credit check. Decide on a contract later.',
    body: `<p>You need a US number for nearly everything: the bank, the landlord, the doctor, the campus. You do not need the best plan of your life on the first day. Take a prepaid plan for a month, look around, then decide.</p>
<h3>Why prepaid first</h3>
<p>Universities tell their new students the same: a prepaid plan needs no Social Security number and no credit check. A contract plan asks for the number, or for a deposit that can be several hundred dollars.</p>
<h3>Before you fly</h3>
<ol>
<li>Check that your phone is <strong>unlocked</strong>, so that it takes the SIM of any operator. The shop or the settings will tell you.</li>
<li>Check whether it takes an eSIM, and whether it works with US networks. Search for the model and the name of the operator.</li>
<li>Ask two students at your university which network works in the lecture halls and at home. This differs from street to street.</li>
<li>If you buy an eSIM in advance, install it where you have good Wi-Fi, and switch it on after you land.</li>
</ol>
<h3>In the first two days</h3>
<ul>
<li>Use the airport’s Wi-Fi to tell your family that you have arrived.</li>
<li>Switch on the eSIM, or buy a prepaid SIM. Take the passport with you.</li>
<li>Write the number down, and give it to your university, your bank and your family.</li>
<li>Set a voicemail greeting with your name. Offices do leave messages.</li>
</ul>
<h3>Ask before you pay</h3>
<ul>
<li>What does it cost with taxes and fees, in all?</li>
<li>How much fast data is there, and what happens after it?</li>
<li>What do calls to India cost? An app over Wi-Fi may be enough.</li>
<li>Can I keep the number if I change the plan or the operator?</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li>A locked phone is brought, and no SIM works in it.</li>
<li>You join a family plan with people you hardly know. If one of them leaves, the others pay more.</li>
<li>Prices in an old video are believed. They change often, so look on the operator’s own page.</li>
</ul>`,
    source: sources.usNumber,
  }),
  answer('need-ssn', {
    title: 'Do I need a Social Security number to get a phone plan?',
    summary: 'Not for a prepaid one. A contract asks for it, or for a deposit.',
    body: `<p>For a prepaid plan, no: you pay first, so nobody checks your credit. Contract plans ask for a Social Security number, or for a deposit of up to several hundred dollars instead.</p>
<p>So begin with prepaid. If you later get a Social Security number through a job, you can compare again. Never give a number that is not yours, and never pay somebody who offers to get you one.</p>`,
    source: sources.usNumber,
  }),
  answer('codes-from-bank', {
    title: 'Will codes from my Indian bank reach me in the US?',
    summary: 'Often yes, while the number is alive. Set a second way before you fly.',
    body: `<p>Often, as long as the number is recharged and the SIM or eSIM is switched on in your phone. But do not rest on one way only. Before you fly, ask your bank for codes by e-mail or in its app, and set them up while you can still walk into a branch.</p>
<p>Test it once with roaming data off. Tell the bank that you will be abroad, so that a login from there does not look like a thief’s.</p>`,
    source: sources.indianNumber,
  }),
  answer('two-numbers', {
    title: 'Can I use both numbers in one phone?',
    summary: 'In most phones of recent years: one as eSIM, one as SIM card.',
    body: `<p>If your phone has two places, yes: two cards, or one card and an eSIM. Look in the settings under SIM or mobile network.</p>
<p>Name the lines <em>India</em> and <em>US</em>. Choose the US one for data and for calls. Switch roaming data off for the Indian one, and leave it on for SMS. If your phone has one place only, an old phone that stays charged at home in your room does the same work for the Indian number.</p>`,
  }),
]
