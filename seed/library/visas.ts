import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'
import { visaAnswers } from './visa-answers.ts'

const { article } = shelfOf('visas')

export const visas: readonly LibraryItem[] = [
  article('i20-to-interview', {
    title: 'From the I-20 to the interview: the order that works',
    summary: 'Six things, each of which needs the one before it, and how many days lie between them.',
    body: `<p>The visa looks like one big step. It is six small ones. Each uses a number from the one before, so the order saves you from doing things twice.</p>
<h3>The plan</h3>
<ol>
<li><strong>Check the I-20</strong> against your passport, letter by letter. Sign it. Ask for a correction before you pay anything.</li>
<li><strong>Pay the SEVIS fee</strong>, $350, at fmjfee.com. Do it at least three business days before the interview. Save the receipt.</li>
<li><strong>Fill in the DS-160.</strong> Plan 60 to 90 minutes. Keep the confirmation page with its barcode.</li>
<li><strong>Pay the visa fee and book</strong> with that same barcode. The visa fee was $185 when we checked.</li>
<li><strong>Biometrics</strong> at the application centre, before the interview. Plan three days between the two; if your confirmation says fewer, go by that.</li>
<li><strong>The interview</strong> at the consulate.</li>
</ol>
<h3>Dates that bind</h3>
<ul>
<li>A visa can be issued up to 365 days before the programme starts. Many pages of schools still say 120. That was the rule before 2023.</li>
<li>You may enter the US at the earliest 30 days before the programme starts. Book your flight for those days.</li>
<li>Your photo must be less than six months old at the interview.</li>
</ul>
<h3>Have ready</h3>
<p>Passport, I-20, a photo, your trips and addresses of the last years, names and dates of your family, a card that can pay in dollars, and the account names of the social media that you used in the past five years.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li><strong>A second DS-160.</strong> You book with one barcode and bring another. The two must be equal, and the consulate will not edit the form.</li>
<li><strong>Many changes of the date.</strong> One is usually free. After a second change or a missed visit you pay again.</li>
<li><strong>Pressing refresh all night.</strong> The appointment site may lock your account for 72 hours.</li>
<li><strong>Advice that is too old.</strong> Look at the date of every video you watch.</li>
</ul>`,
    source: sources.visaOrder,
  }),
  article('ds-160', {
    title: 'Fill in the DS-160 without losing a page',
    summary: 'What to have beside you, when to save, and how to get the photo right.',
    body: `<p>The DS-160 is long but not hard. It asks about you, your trip, your family, your work, your studies and your safety record. What makes it hard is that it forgets you: after 20 minutes without a key pressed you are thrown out.</p>
<h3>Have beside you</h3>
<ul>
<li>Passport and I-20. You need the SEVIS number: N and ten digits.</li>
<li>The address of your university, and where you will stay if you know it.</li>
<li>Full names and birth dates of your parents.</li>
<li>Schools and employers with addresses and dates.</li>
<li>People outside your family who know you, with phone and e-mail: students are asked for such contacts.</li>
<li>Your social media accounts of the last five years.</li>
<li>The photo as a file.</li>
</ul>
<h3>In this order</h3>
<ol>
<li>Choose the consulate where you will interview.</li>
<li>Write the <strong>application ID</strong> on paper at once. Without it you cannot come back.</li>
<li>Press save at the end of every page.</li>
<li>Spell everything as in the passport. If your passport has no given name, your single name goes into surname, and FNU into given name.</li>
<li>Read the review page aloud with somebody. After you submit, nothing can be changed.</li>
<li>Print the confirmation page, and save it as a file.</li>
</ol>
<h3>The photo</h3>
<p>Square, 600 to 1200 pixels on each side, a JPEG of at most 240 kB. White or nearly white behind you, no glasses, taken in the last six months. The head fills about half to two thirds of the height.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li><strong>The form is gone.</strong> Guides disagree on how long an unfinished form is kept: some say 30 days, some 60. Plan with 30.</li>
<li><strong>Dates are mixed up.</strong> Check day and month on each page.</li>
<li><strong>Somebody else fills it in</strong> and guesses. You sign it, so read every line.</li>
<li><strong>A job or a trip is left out.</strong> An honest short entry is better than a gap.</li>
</ul>`,
    source: sources.ds160,
  }),
  article('interview-folder', {
    title: 'One folder for the day of the interview',
    summary: 'What you must carry, what may be asked for, and how to lay it out.',
    body: `<p>The interview itself is short. The folder is there so that your mind is free. Pack it two days before, and take nothing out of it again.</p>
<h3>Must be in it</h3>
<ul>
<li>Passport. Renew it first if it expires within six months of the day you enter the US.</li>
<li>DS-160 confirmation, with the barcode that you booked with.</li>
<li>Appointment confirmation.</li>
<li>I-20, signed.</li>
<li>Receipt of the SEVIS fee, and of the visa fee.</li>
<li>One photo, 2 by 2 inches, less than six months old.</li>
</ul>
<h3>May be asked for</h3>
<ul>
<li><strong>Studies:</strong> mark sheets of class 10, class 12 and degree, transcripts, degree or provisional certificate, test scores, admit letter.</li>
<li><strong>Work:</strong> resume and letters of your employers.</li>
<li><strong>Money:</strong> bank statements, loan sanction letter, scholarship letter, a sponsor’s affidavit, tax returns of three years. One guide says that a chartered accountant’s summary should be four to five days old, so ask for it in that week.</li>
</ul>
<h3>The week before</h3>
<ol>
<li>Read your own DS-160, I-20 and statement of purpose again.</li>
<li>Answer aloud, in two sentences each: why this university, why this subject, who pays, and what you plan after it.</li>
<li>Do one practice interview with somebody who interrupts you.</li>
<li>Look up the way to the consulate, and what may not be carried in.</li>
</ol>
<h3>In the room</h3>
<p>Listen to the whole question. Answer that question, truthfully, and stop. Hand over a paper when it is asked for. If you did not understand, say so.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li>A speech learned by heart. It sounds like one.</li>
<li>Numbers that differ between your words and your papers.</li>
<li>Papers about money in six envelopes. Use one set, with a list on top.</li>
</ul>
<p>Nobody can promise you the result. What you can do is arrive complete, honest and rested.</p>`,
    source: sources.interviewPapers,
  }),
  ...visaAnswers,
]
