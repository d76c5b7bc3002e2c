import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer } = shelfOf('sop-review')

export const sopReview: readonly LibraryItem[] = [
  article('five-evenings', {
    title: 'A statement of purpose in five evenings',
    summary: 'A plan from a blank page to a draft that somebody else can read.',
    body: `<p>A good statement is mostly rewriting. Five evenings, with a night of sleep between them, do more than one long weekend. Begin about six weeks before your first deadline. Then others can read it, and you still have time to change it.</p>
<h3>The five evenings</h3>
<ol>
<li><strong>Collect.</strong> Write without style. Which problem in your field do you keep coming back to? Which two pieces of work did you do yourself, and what came of them in numbers? What do you want to be doing in five years?</li>
<li><strong>Find the thread.</strong> Read it aloud. Underline every line that only you could have written. Usually one question runs through those lines. That is your opening.</li>
<li><strong>Draft.</strong> Write five parts: the question, the work that led you to it, what you still need to learn, why this department, and where it leads. Do not polish yet.</li>
<li><strong>Cut.</strong> Take out a quarter. Praise of the university goes first, then anything that is already in your resume.</li>
<li><strong>Check.</strong> Compare it with the department’s own instructions: length, questions to answer, format, name of the file.</li>
</ol>
<h3>Have ready</h3>
<ul>
<li>Your resume, up to date. A reviewer who has it gives better advice.</li>
<li>The department’s instructions for the statement, copied into one page.</li>
<li>Two or three courses, labs or people there that fit your question, and a sentence on why.</li>
<li>Your test scores, or the dates of your tests.</li>
</ul>
<h3>What commonly goes wrong</h3>
<ul>
<li>It opens with childhood or with a quotation. Open with the work.</li>
<li>It lists everything. Two projects told well say more than eight named.</li>
<li>The name of another university stays in the text. Search for it before you send.</li>
<li>It is sent for review on the last day. Leave at least a week to use what you hear.</li>
</ul>`,
  }),
  article('read-your-own-draft', {
    title: 'Read your own draft the way a committee reads it',
    summary: 'Six questions to ask of every paragraph before anybody else sees it.',
    body: `<p>The person who reads your statement has many others to read that day. They look for a few things: can you do the work, do you know what you want, and does it fit here? Help them to find the answers fast.</p>
<h3>Before you begin</h3>
<p>Print the draft, or change the font, so that it looks like somebody else’s. Wait a day if you can. Then read it once without a pen. Write down what you remember of it. If your main point is not on that list, it is not yet clear in the text.</p>
<h3>Six questions for each paragraph</h3>
<ol>
<li><strong>What does it prove?</strong> Write the answer in the margin in five words. If you cannot, cut the paragraph.</li>
<li><strong>Could a classmate have written it?</strong> Then add the detail that only you know: the number, the tool, the decision, the mistake.</li>
<li><strong>Who did it?</strong> “We built” hides you. Say which part was yours, and be fair to the others.</li>
<li><strong>So what?</strong> After each piece of work, one sentence on what you understood because of it.</li>
<li><strong>Is it true in every word?</strong> You may be asked about it in an interview. Do not round anything up.</li>
<li><strong>Is it in the right place?</strong> Marks and awards belong in the resume. Reasons belong here.</li>
</ol>
<h3>Then read it aloud</h3>
<p>Your ear finds what your eye forgives. Where you run out of breath, make two sentences. Where you hear yourself praising, say what you saw instead.</p>
<h3>What commonly goes wrong</h3>
<ul>
<li><strong>Too many readers.</strong> Ask two people: one who knows your field, one who knows you. Ten opinions make a text that belongs to nobody.</li>
<li><strong>Borrowed sentences.</strong> Samples are good for seeing a shape. A sentence that is not yours can cost you the place.</li>
<li><strong>Long words.</strong> “Use” is better than “utilise”. Plain English reads as confidence.</li>
<li><strong>A last paragraph that repeats the first.</strong> End with what you will do, not with what you said.</li>
</ul>`,
  }),
  answer('toefl-scale', {
    title: 'My TOEFL report shows 4.5 and also 90. Which one is my score?',
    summary: 'Both. Give the one that the form asks for.',
    body: `<p>Since 21st January 2026 the TOEFL is reported on a scale of 1 to 6, in half steps. Until January 2028 the report also shows a comparable score from 0 to 120. So both numbers are right.</p>
<p>Look at what the form asks for and copy that number from the report. Do not convert it yourself if the report prints it. As a guide, 4.5 stands for 86 to 94, and 5 for 95 to 106. Scores are valid for two years, so check that yours still is on the day you apply.</p>`,
    source: sources.toefl,
  }),
  answer('no-gre-yet', {
    title: 'I have not taken the GRE or the TOEFL yet. Can I still send my statement?',
    summary: 'Yes. Give the day on which you plan to take the test.',
    body: `<p>Yes. For each test, choose that you have not taken it and give a date, today or later. The date helps your reviewer to see how your plan fits your deadlines.</p>
<p>Do not wait for a score before you begin writing. A statement needs several weeks of rest and rewriting, and a test needs your evenings too. Many students write first, take the test next, and make the last changes after that. If you do not know the date yet, choose the one you are aiming at.</p>`,
  }),
  answer('gre-scores', {
    title: 'Which GRE numbers do I write down?',
    summary: 'Quantitative and verbal from 130 to 170, writing from 0 to 6.',
    body: `<p>There are three. Quantitative and verbal each run from 130 to 170 in whole points. Analytical writing runs from 0 to 6 in half points, so 3.5 or 4, never 3.7.</p>
<p>Copy the scores, not the percentiles that stand beside them. Fill in all three: a form with only two is usually sent back. If you took the test more than once, look at what each university asks for, and use the attempt that you will report to it.</p>`,
    source: sources.gre,
  }),
  answer('one-for-all', {
    title: 'May I send the same statement to every university?',
    summary: 'Keep four fifths of it. Write the rest again each time.',
    body: `<p>Most of your story stays the same, and it may. What changes is why this department: the courses, the people, the way they work. Write that part again for each one, and change the example before it if another fits better.</p>
<p>Keep one main text and a copy for each university. Read each copy with its instructions beside it, because lengths and questions differ. Before you send one, search it for the names of all the others.</p>`,
  }),
]
