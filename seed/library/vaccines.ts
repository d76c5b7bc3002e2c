import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer } = shelfOf('vaccines')

export const vaccines: readonly LibraryItem[] = [
  article('plan-backwards', {
    title: 'Plan your doses backwards from the flight',
    summary: 'Some vaccines need months between doses. Start with the slowest one.',
    body: `<p>Universities ask for some vaccines before you may register for classes. Some take one visit to the doctor. Others take months, because the body needs time between the doses. So do not begin with the easiest. Begin with the slowest.</p>
<h3>The slow ones</h3>
<ul>
<li><strong>Hepatitis B</strong> is three doses. The second comes a month after the first, the third four to six months after the second. If your university asks for it, begin six to seven months before you fly.</li>
<li><strong>MMR</strong> (measles, mumps, rubella) is two doses, at least 28 days apart. Begin two months before you fly, so that a missed appointment costs you nothing.</li>
<li><strong>Varicella</strong> (chickenpox) is two doses, or proof that you need none. Ask your university which proof it takes.</li>
</ul>
<h3>The plan</h3>
<ol>
<li>Find the immunization form of <em>your</em> university. Each has its own list.</li>
<li>Look for your childhood records. Ask your parents and the old clinic. Every dose you can prove is one less.</li>
<li>Write down the day of your flight, and count back. Book the first dose of whatever takes longest.</li>
<li>Put every later dose in the calendar on the same day.</li>
<li>Leave the last month free. It is for repairs, not for doses.</li>
</ol>
<h3>Have ready at each visit</h3>
<ul>
<li>The university’s form, printed.</li>
<li>Your passport, so that name and birth date are copied from it.</li>
<li>The slips of the doses before.</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li>The second MMR dose is given on day 27. Some forms count days. Take a day or two more.</li>
<li>Hepatitis B is found on the form in the last month. If you are late, take the first dose now, and ask the health service whether the rest may follow in the US.</li>
<li>The slip names only a brand. Ask the clinic to write the names of the vaccines and the days in English.</li>
</ul>
<p>Ask your doctor what is right for you, above all if you have an illness or take medicine.</p>`,
    source: sources.hepatitisB,
  }),
  article('records-that-count', {
    title: 'Vaccination records that a US clinic can read',
    summary: 'How to turn slips and memories into one page that your university accepts.',
    body: `<p>Many students have had the doses and cannot show them. Without records in English the university may put a hold on your registration, and with a hold you cannot choose your courses. One evening of paperwork prevents that.</p>
<h3>What a good record shows</h3>
<ul>
<li>Your full name and birth date, as in the passport.</li>
<li>The name of each vaccine, in English.</li>
<li>The day of each dose: day, month and year. Write the month as a word, because 04/07 is read as April in the US.</li>
<li>The stamp and signature of the doctor or the clinic.</li>
</ul>
<h3>What is usually on the list</h3>
<ul>
<li><strong>MMR:</strong> two doses, at least 28 days apart.</li>
<li><strong>Tdap:</strong> within the last ten years.</li>
<li><strong>Meningitis (MenACWY):</strong> a dose after the age of 16. Some ask it only of students under 22 or 23.</li>
<li><strong>Hepatitis B</strong> and <strong>varicella:</strong> asked by some, recommended by others.</li>
<li><strong>TB:</strong> a test, by rules that differ from one university to the next.</li>
</ul>
<h3>A plan for one week</h3>
<ol>
<li>Photograph every old slip and booklet, both sides.</li>
<li>Make one list: vaccine, day, place.</li>
<li>Take it with the university’s form to a doctor, who fills in and signs the form itself.</li>
<li>Ask about missing proof. A blood test may show that you are protected. Ask your university which tests it accepts.</li>
<li>Scan the signed form, upload it, and keep the paper in your hand luggage.</li>
</ol>
<h3>What commonly goes wrong</h3>
<ul>
<li>The name on the slip is a pet name or has another spelling. Have the doctor write the passport name on the form.</li>
<li>Only the year of a childhood dose is known. Many forms do not take it. Ask before you repeat a dose.</li>
<li>The form is uploaded, and nobody looks whether it was accepted. Check after a week.</li>
</ul>`,
    source: sources.vaccines,
  }),
  answer('tb-test-where', {
    title: 'Can I do the TB test in India?',
    summary: 'It depends on your university, so ask before you pay for one.',
    body: `<p>Some universities accept a blood test (IGRA) done at home, some only if it is less than six months old when you enter, and some accept only a test done in the US.</p>
<p>Read the page of your own university first. If it does not say, write to its student health service and ask: <em>Do you accept an IGRA done in India, and how old may it be?</em></p>`,
    source: sources.tbTest,
  }),
  answer('which-ones', {
    title: 'Which vaccines will my university ask for?',
    summary: 'Two doses of MMR nearly everywhere. For the rest, only its own form counts.',
    body: `<p>Two doses of MMR stood on every list we read. Often there are also Tdap within ten years, a meningitis vaccine after the age of 16, varicella, and a TB test. Hepatitis B is required at some universities, such as Louisville and Liberty, and only recommended at others.</p>
<p>So a general list helps you to plan, and your university’s own form decides. Search its site for <em>immunization requirements</em> and the year in which you begin.</p>`,
    source: sources.vaccines,
  }),
  answer('who-pays', {
    title: 'Will my US insurance pay for the vaccines?',
    summary: 'Usually not for those you need to register. Take what you can in India.',
    body: `<p>University insurance usually does not pay for the vaccines you need in order to register. So take them in India where you can, and where your university accepts it, and keep the bills and the slips.</p>
<p>If one dose is left for the US, ask the student health service what it costs there, before you go anywhere else. Ask too whether your own plan pays for prevention: some do, and the brochure says so.</p>`,
    source: sources.vaccines,
  }),
  answer('lost-records', {
    title: 'I cannot find my childhood records. Do I start again?',
    summary: 'Not at once. Look in four places first, then ask about a blood test.',
    body: `<p>Look in four places: the booklet from your birth hospital, the clinic of your childhood doctor, your school’s health file, and the phones of your parents. A photograph can help a clinic to find its own entry.</p>
<p>If nothing is left, ask your university whether it accepts a blood test that shows protection, and for which vaccines. If it does not, ask your doctor about repeating the doses, and count the weeks between them from today.</p>`,
  }),
]
