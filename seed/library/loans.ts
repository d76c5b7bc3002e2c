import { shelfOf, type LibraryItem } from './item.ts'
import { sources } from './sources.ts'

const { article, answer, link } = shelfOf('loans')

export const loans: readonly LibraryItem[] = [
  article('three-numbers', {
    title: 'Compare loans by three numbers, never by the rate alone',
    summary: 'Monthly payment, total rupees paid and APR. Each one hides what the others show.',
    body: `<p>A lender tells you a rate. What you will live with is a monthly payment, and what it costs your family is the total. Ask every lender for three numbers, for the same amount and the same number of months.</p>
<ul>
<li><strong>EMI:</strong> what leaves the account each month once you repay.</li>
<li><strong>Total paid:</strong> every rupee, with what you pay while you study.</li>
<li><strong>APR:</strong> the yearly cost with the fees in it.</li>
</ul>
<h3>Why all three</h3>
<p>Take a loan of ₹40,00,000 at 11 %, repaid in 120 months, with a fee of 1 % and GST on it. Nothing is paid during the studies. This is an example that we worked out, not an offer.</p>
<ul>
<li>With 30 months before you repay: EMI ₹70,253, total ₹84,77,501, APR 10.71 %.</li>
<li>With 36 months before you repay: EMI ₹73,283, total ₹88,41,161, APR 10.56 %.</li>
</ul>
<p>The longer wait has the <em>lower</em> APR, and costs about ₹3,60,000 <em>more</em>. Whoever looks only at one number chooses wrongly.</p>
<h3>A plan for one afternoon</h3>
<ol>
<li>Decide the amount and the number of months. Use the same for all lenders.</li>
<li>Ask each for its Key Facts Statement. Take the APR from there.</li>
<li>Ask what happens to the interest while you study. Usually it is added to the loan at the end.</li>
<li>Write the three numbers in three columns. Add fees, margin money and security.</li>
<li>Ask which of it can change, and when. A floating rate is not a promise.</li>
</ol>
<h3>What commonly goes wrong</h3>
<ul>
<li>A loan is compared for the whole amount on the first day. In truth it is paid out semester by semester, so interest begins in parts.</li>
<li>The fee is forgotten because it is taken from the first payment.</li>
<li>Insurance is offered in one breath with the loan. Ask whether it is needed, and what it costs.</li>
</ul>`,
    source: sources.loanSums,
  }),
  article('papers', {
    title: 'Collect the loan papers once, for every lender',
    summary: 'Three folders, the slowest paper first, each file small enough to upload.',
    body: `<p>A loan is often delayed by one missing paper. Collect everything before you apply, in three folders. Here each file may have at most 2 MB, so scan in grey and not in colour where the paper allows it.</p>
<h3>1. Academics</h3>
<ul>
<li>Mark sheets of class 10 and class 12.</li>
<li>Mark sheets of your degree, every semester.</li>
<li>Proof of admission.</li>
<li>Results of the entrance exams.</li>
</ul>
<h3>2. Identity</h3>
<ul>
<li>PAN card and passport of the student.</li>
<li>Proof of identity and of address, for you and for the co-applicant. If you use Aadhaar, use the <strong>masked</strong> one, which shows only the last four digits.</li>
<li>A recent bill or a lease for the address where you live.</li>
</ul>
<h3>3. Money</h3>
<ul>
<li><strong>Co-applicant with a salary:</strong> salary slips, Form 16 or income tax returns, bank statements.</li>
<li><strong>Co-applicant with a business:</strong> proof of the business address, TDS certificate, income tax returns of the last three years, certificate of qualification, bank statement.</li>
<li><strong>With security:</strong> registration receipt, allotment letter, chain of deeds, tax receipt, building plan, completion certificate. These take longest. Start with them.</li>
</ul>
<h3>A plan of two weeks</h3>
<ol>
<li>Days 1 to 3: ask the family for the property and tax papers.</li>
<li>Days 4 to 7: scan everything at home, one file for each paper, named in plain words.</li>
<li>Days 8 to 10: compare names and dates of birth on all of them.</li>
<li>Days 11 to 14: apply. Note the day, and who has it now.</li>
</ol>
<h3>What commonly goes wrong</h3>
<ul>
<li>The name on the PAN card is not spelled like the one in the passport. Ask the lender which proof it wants.</li>
<li>Bank statements stop a month ago. Take the last one on the day you apply.</li>
<li>Photos of papers are dark at the edges. Lay the paper by a window.</li>
</ul>
<p>Public banks took about four to six weeks in 2025, other lenders one to two. Count from the day on which your papers are complete.</p>`,
    source: sources.loanPapers,
  }),
  answer('pay-while-studying', {
    title: 'Should I pay the interest while I study?',
    summary: 'If your family can, it lowers both the EMI and the total.',
    body: `<p>Usually the interest of the course and the waiting time is added to the loan, and you then pay interest on that too. An example that we worked out: ₹40,00,000 at 9.5 %, 30 months of waiting, 120 months of repaying.</p>
<ul>
<li>Nothing paid meanwhile: EMI ₹64,052, total ₹76,86,215.</li>
<li>Full interest paid, about ₹31,667 a month: EMI ₹51,759, total ₹71,61,083.</li>
</ul>
<p>That saves ₹5,25,132. Even a small sum each month helps. Ask your lender how it counts part payments.</p>`,
    source: sources.loanSums,
  }),
  answer('how-long', {
    title: 'How long does a loan take?',
    summary: 'Plan for six weeks with a public bank, two with other lenders, and keep some in hand.',
    body: `<p>Our own check of your papers usually takes 1 to 3 days. After that the lender’s own clock runs. The banks’ association names 15 to 30 days as the norm. In 2025 public banks took about four to six weeks and other lenders one to two weeks.</p>
<p>Some applications wait far longer. So apply early, answer every question on the day it comes, and ask each week what is still open. You need the sanction letter for your I-20 or your interview, so count back from those.</p>`,
    source: sources.loanTimes,
  }),
  answer('tax', {
    title: 'Is there a tax benefit on the interest?',
    summary: 'A deduction of the interest paid, for some lenders and one tax regime only.',
    body: `<p>There is a deduction, not a rebate. Section 129 of the Income-tax Act 2025 (it was section 80E) lets whoever repays deduct the <strong>interest</strong> paid, without an upper limit, for up to eight tax years.</p>
<p>It has limits. It is not there in the new tax regime. The lender must be a bank or a notified institution, so loans from lenders abroad usually do not count. Ask your tax adviser whether it fits your family before you choose a loan because of it.</p>`,
    source: sources.loanTax,
  }),
  answer('fees', {
    title: 'What does a loan cost besides interest?',
    summary: 'Processing fee, GST, margin money, and sometimes insurance and valuation.',
    body: `<p>Banks usually ask a processing fee of 0.5 to 2 %, or a flat sum. Other lenders ask 1.5 to 2.5 %. GST comes on top. Banks often want margin money too: 5 to 15 % of the cost that your family pays itself.</p>
<p>These were the usual ranges when we checked, not a quotation. Ask each lender for the list in writing: fee, GST, valuation of property, legal check, insurance, and what it costs to repay early.</p>`,
    source: sources.loanFees,
  }),
  link('masked-aadhaar', {
    title: 'UIDAI, the official Aadhaar site',
    summary: 'Download a masked Aadhaar here before you give a copy to anybody.',
    address: 'https://uidai.gov.in/',
    body: `<p>A masked Aadhaar shows only the last four digits. Use it wherever a copy is asked for, and black out nothing by hand.</p>`,
  }),
]
