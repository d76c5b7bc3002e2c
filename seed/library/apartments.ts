import { shelfOf, type LibraryItem } from './item.ts'

const { article, answer, link } = shelfOf('apartments')

export const apartments: readonly LibraryItem[] = [
  article('search-from-india', {
    title: 'Find a room from India without being cheated',
    summary: 'Where to look, what to ask in a video call, and the signs of a false offer.',
    body: `<p>You are looking for a home in a city that you have never seen. That is possible, and other students have done it before you. The safest way is often in two parts: a few weeks in something simple, then a lease that you sign after you have stood in the room.</p>
<h3>A plan of eight weeks</h3>
<ol>
<li><strong>Week 1.</strong> Ask the housing office for campus rooms, their price and the waiting list. Ask for its page on living off campus.</li>
<li><strong>Week 2.</strong> Ask students of your department where they live, what they pay with everything in it, and how they come to campus in winter.</li>
<li><strong>Weeks 3 and 4.</strong> Find roommates. The university’s own group of Indian students is a good place to begin. Speak by video before you agree on anything.</li>
<li><strong>Weeks 5 and 6.</strong> Make a list of ten places. See the best three by video, live, with the camera moving through the door and the windows.</li>
<li><strong>Weeks 7 and 8.</strong> Read the lease, ask, sign. If nothing feels right, book two or three weeks in a simple place near campus instead.</li>
</ol>
<h3>Have ready</h3>
<ul>
<li>Passport, I-20 or admit letter, proof of funds or of a scholarship.</li>
<li>A short text about yourself: course, year, habits, moving day.</li>
<li>Your limit for rent with water, power, heat and internet in it.</li>
</ul>
<h3>Signs of a false offer</h3>
<ul>
<li>The rent is far below all others in that street.</li>
<li>The owner is “abroad” and will post the keys after you pay.</li>
<li>You are asked for gift cards, crypto, or a transfer to a person with another name.</li>
<li>You must decide today, because others are waiting.</li>
<li>The same pictures stand elsewhere with another address. Search the web for the picture.</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li>A deposit is paid for a room that nobody has seen. Ask a student there to walk past.</li>
<li>The bus on the map does not run at night or in the holidays.</li>
<li>The lease begins on the 1st, and the flight lands on the 12th. Ask who pays for the days between.</li>
</ul>`,
  }),
  article('read-the-lease', {
    title: 'Read a lease before you sign it',
    summary: 'Ten lines to find in it, and the pictures to take on the first day.',
    body: `<p>A lease is a contract, and it is usually written for the owner. You need no law degree to read one. You need an hour, a pencil, and the courage to ask. What is not written in it does not count, however friendly the call was.</p>
<h3>Find these ten lines</h3>
<ol>
<li>Who signs, and whether each pays only their part or all are liable for the whole rent.</li>
<li>First and last day, and what happens after the last day.</li>
<li>Rent, the day it is due, and what a late day costs.</li>
<li>The deposit, and when and how it comes back.</li>
<li>What is included: water, power, heat, internet, rubbish, parking.</li>
<li>How you may leave early, and what it costs.</li>
<li>Whether somebody else may take over your room in the summer.</li>
<li>Who repairs what, and how fast.</li>
<li>Guests, cooking, smoking, pets.</li>
<li>When the owner may enter.</li>
</ol>
<h3>Before you sign</h3>
<ul>
<li>Ask about each line that you do not understand, by e-mail, and keep the answer.</li>
<li>Ask the university whether its student legal service reads leases. Some do.</li>
<li>Ask whether you need renter’s insurance.</li>
<li>Speak with your roommates about money: who pays the bills, and what happens if one leaves.</li>
</ul>
<h3>On the first day</h3>
<ol>
<li>Walk through with the phone’s camera before you bring a bag in. Film walls, floor, oven, taps and windows.</li>
<li>Write down every mark, and send the list to the owner that day.</li>
<li>Try the lock, the heat, the hot water and the smoke alarm.</li>
</ol>
<h3>What commonly goes wrong</h3>
<ul>
<li>One roommate leaves, and the others owe the whole rent. That is why line 1 comes first.</li>
<li>The deposit is kept for marks that were there before. The film is your answer.</li>
<li>The lease renews itself because nobody wrote in time. Put that day in your calendar.</li>
</ul>
<p>Rules about rent differ from state to state. For your own case ask the student legal service.</p>`,
  }),
  answer('temporary-first', {
    title: 'Should I sign a lease before I arrive?',
    summary: 'Only if somebody you trust has seen it. Otherwise stay somewhere simple first.',
    body: `<p>If the room is run by the university, or a student you trust has stood in it, you may well sign from India. If not, a few weeks in a simple place near campus are often cheaper than a wrong year.</p>
<p>Ask your university first: some let new students stay in campus rooms before the term. Where rooms are scarce, and everybody signs in spring, ask students there how they did it, and look for roommates who are already in the city.</p>`,
  }),
  answer('no-credit-history', {
    title: 'The landlord asks for a credit history. I have none. What can I offer?',
    summary: 'Other proof that the rent will come. Ask which one is accepted.',
    body: `<p>Say openly that you are a new international student, and ask what is accepted instead. Often that is some of these: the I-20 and the admit letter, a bank statement or the loan sanction letter, a larger deposit, a person or a company that stands for you.</p>
<p>Black out account numbers in what you send. Ask how any extra deposit comes back, and have it written into the lease. You are surely not the first to ask.</p>`,
  }),
  answer('roommates', {
    title: 'How do I choose roommates whom I have never met?',
    summary: 'Speak by video, and ask about money, sleep and dirty dishes.',
    body: `<p>Friendship is not needed. The same idea of quiet, money and cleaning is. Speak by video, and ask each other:</p>
<ul>
<li>When do you sleep, and when do you need silence?</li>
<li>What can you pay, with all bills?</li>
<li>Do you cook, eat meat, smoke, have guests?</li>
<li>What if you leave early?</li>
</ul>
<p>Write the answers in one page that all agree to. It feels stiff, and it saves a year. Check that each person really studies there, for example by their university e-mail.</p>`,
  }),
  link('rental-scams', {
    title: 'Federal Trade Commission: rental listing scams',
    summary: 'The US consumer protection office on false offers, and where to report one.',
    address: 'https://consumer.ftc.gov/articles/rental-listing-scams',
    body: '<p>Read it before you pay anything for a room that you have not seen.</p>',
  }),
]
