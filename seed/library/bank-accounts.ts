import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer } = shelfOf('bank-accounts')

export const bankAccounts: readonly LibraryItem[] = [
  article('first-account', {
    title: 'Open your first US bank account',
    summary: 'Questions to ask, papers to take, and what to set up on the same day.',
    body: `<p>A US account makes the rest of your life there easier: rent, phone, salary, the money from home. It is quickly opened if you bring the right papers. Which papers those are, each bank decides for itself, so ask before you go.</p>
<h3>Before you fly</h3>
<ol>
<li>Ask two students of your university which bank they use, and what they would do differently.</li>
<li>Look which bank has a branch or a machine on campus.</li>
<li>Read its page for international students. Some accounts can be started from India.</li>
<li>Write to it: <em>Which papers do you need from a new F-1 student without a Social Security number?</em></li>
</ol>
<h3>Have ready</h3>
<ul>
<li>Passport with visa, I-20, and your I-94 record.</li>
<li>Proof of your US address: a lease, or a letter of the university.</li>
<li>Your Indian address, and your tax number (PAN), if it is asked for.</li>
<li>Your US phone number.</li>
<li>Some money for the first payment in.</li>
</ul>
<h3>Ask before you sign</h3>
<ul>
<li>Is there a monthly fee, and what makes it fall away? Until when does the student rate hold?</li>
<li>What does it cost to receive money from abroad?</li>
<li>What happens if I spend more than there is? Can that be switched off?</li>
<li>Which machines are free?</li>
<li>Is my money insured, and up to which sum?</li>
</ul>
<h3>On the same day</h3>
<ol>
<li>Set up the app, with a password that you use nowhere else.</li>
<li>Switch on a message for every payment.</li>
<li>Write down the account number and the routing number. There may be another one for transfers from abroad. Ask.</li>
<li>Send yourself a small sum from home, and see what arrives.</li>
</ol>
<h3>What commonly goes wrong</h3>
<ul>
<li>The name is entered without the middle name, and a cheque cannot be paid in. Spell it as in the passport.</li>
<li>The card goes to an address that you have left. Use the address where you will be in two weeks.</li>
<li>A savings account is opened along with it, with a fee of its own.</li>
</ul>`,
  }),
  article('first-month-money', {
    title: 'Money for the first month, before the account works',
    summary: 'Three ways to pay, in two bags, and a list of what comes due.',
    body: `<p>Between the airport and a working US account there are usually some days, sometimes weeks. Plan as if it were a month. One rule helps: three ways to pay, and never all in one place.</p>
<h3>Three ways</h3>
<ol>
<li><strong>Some cash in dollars.</strong> Enough for two or three days: a taxi, food, a SIM. Take small notes. Buy it before you reach the airport.</li>
<li><strong>A card loaded with dollars</strong>, or a debit card that works abroad. Test it once at home.</li>
<li><strong>A second card</strong> of another bank, in another bag. A credit card of your parents with your name on it can serve.</li>
</ol>
<h3>What comes due</h3>
<ul>
<li>The room: deposit and first rent. Ask how they can be paid. Some take no cards from abroad.</li>
<li>Bedding, a lamp, pots, warm clothes. Ask older students: much is passed on for little.</li>
<li>Phone, bus, food.</li>
<li>What the university adds after the first bill: courses, lab fees, the health plan.</li>
<li>Something for a bad day, kept apart.</li>
</ul>
<h3>A plan</h3>
<ol>
<li><strong>A month before:</strong> write the list above with your own numbers. Ask a student there to correct it.</li>
<li><strong>Two weeks before:</strong> order the card. Switch on payments abroad, and set a limit.</li>
<li><strong>A week before:</strong> tell your bank the dates of your trip.</li>
<li><strong>On arrival:</strong> pay one small thing with each card on the first day, while there is still time to call.</li>
<li><strong>After the account is open:</strong> let your parents send a small sum first, then the rest.</li>
</ol>
<h3>Have ready</h3>
<p>The emergency numbers of both cards, on paper. Do not photograph the cards themselves.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>The one card is blocked at the first machine, because the bank sees a strange country.</li>
<li>The code for a payment goes to an Indian number that is switched off.</li>
<li>All the cash is in the bag that arrives a day later.</li>
</ul>`,
  }),
  answer('without-ssn', {
    title: 'Can I open an account without a Social Security number?',
    summary: 'At some banks, with other papers. Each bank decides, so ask for its list.',
    body: `<p>Some banks open accounts for students with other papers, such as passport, visa, I-20 and proof of address. But each bank sets its own rules, and they change. Read the bank’s own current page, or ask the branch for a list in writing.</p>
<p>If a form insists on the number, ask for the way for international students. You may be asked for a foreign tax number instead. Do not invent anything, and do not leave a false number in a field so that the form will go on.</p>`,
  }),
  answer('when-ssn', {
    title: 'When will I get a Social Security number?',
    summary: 'Usually only with a job or a permission to work. Not for opening an account.',
    body: `<p>Usually a student gets one only with a job offer that is allowed, for example on campus, or another permission to work. A bank or a phone shop asking for it is no reason.</p>
<p>If you get a campus job, ask your international office how to apply. Then give the number to those who need it: employer, bank, tax office. Keep the card at home and not in your wallet. Nobody from an office asks for it by phone with a threat. If that happens, hang up.</p>`,
    source: sources.socialSecurity,
  }),
  answer('keep-indian-account', {
    title: 'What happens to my bank account in India?',
    summary: 'Tell the bank that you are going, and ask what it has to change.',
    body: `<p>Go to the branch before you fly. Say that you will study abroad, and ask what must change in your account while you live there, and when. Rules depend on how long you stay and on what you earn, so ask your bank and, for tax, your adviser.</p>
<p>Before you leave, check that these work from abroad: login, codes, the debit card, and the e-mail address. Ask how a parent can do things for you at the branch, and sign that paper now.</p>`,
  }),
  answer('safe', {
    title: 'How do I keep the account safe from fraud?',
    summary: 'Nobody who calls you needs your code. Hang up, and call the number on your card.',
    body: `<p>A caller may claim to be the bank, the police or the immigration office. First comes a threat, then a wish for a code, a gift card or a transfer. No real office works like that. Hang up. Call the number on the back of your card, or ask your international office.</p>
<p>Let nobody use your account to pass on money, even for a friend and even for a small reward. It can close your account and harm your stay.</p>`,
  }),
]
