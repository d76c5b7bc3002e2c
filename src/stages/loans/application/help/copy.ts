// What to know of each paper (specification 2, section 3): what it is, what to mind, what not to send.
import type { PaperField } from '../rules.ts'

export type Help = {
  /** Which of our drawings shows it. */
  image: 'sheet' | 'card' | 'passport' | 'deed'
  subheading: string
  description: string
  dos: readonly string[]
  donts: readonly string[]
}

export const help: Record<PaperField, Help> = {
  class_10_marksheet: {
    image: 'sheet',
    subheading: 'The first board exam that lenders look at.',
    description: 'The marksheet of class 10 from your board: CBSE, ICSE or a state board.',
    dos: ['Both sides, if there is print on the back', 'The name as in your passport, or a note why not'],
    donts: ['A school report instead of the board’s marksheet'],
  },
  class_12_marksheet: {
    image: 'sheet',
    subheading: 'The second board exam.',
    description: 'The marksheet of class 12 from your board, with all subjects and the year.',
    dos: ['The final marksheet, not a provisional one, if you have it'],
    donts: ['A photo with a shadow over the marks'],
  },
  proof_of_admission: {
    image: 'sheet',
    subheading: 'Why the bank lends at all.',
    description: 'The admission letter or I-20 of your university: name, course, term and cost.',
    dos: ['All pages', 'If the letter is conditional, say so: each lender decides whether it takes it'],
    donts: ['The e-mail alone, without the letter'],
  },
  undergraduate_marksheets: {
    image: 'sheet',
    subheading: 'How your degree went.',
    description: 'The marksheets of every semester of your degree, and the degree certificate if it is there.',
    dos: ['One file for each semester, or one file with all', 'Backlogs as they are'],
    donts: ['Leaving a semester out'],
  },
  international_entrance_result: {
    image: 'sheet',
    subheading: 'GRE, GMAT, TOEFL, IELTS or whatever your university asked.',
    description: 'The score report with your name and the day of the test.',
    dos: ['The official report as a PDF from the test’s own site'],
    donts: ['A screenshot that cuts the name off'],
  },
  indian_entrance_result: {
    image: 'sheet',
    subheading: 'JEE, CAT, GATE or another test in India, if you sat one.',
    description: 'The score card with your name, the year and the rank or score.',
    dos: ['Any year'],
    donts: ['A hall ticket instead of the result'],
  },
  pan_card: {
    image: 'card',
    subheading: 'The number by which tax and loans are known.',
    description: 'Your PAN card, or the e-PAN as a PDF.',
    dos: ['All four corners in the picture', 'The signature to be seen'],
    donts: ['A blurred number'],
  },
  aadhaar: {
    image: 'card',
    subheading: 'Masked: only the last four digits to be seen.',
    description:
      'The masked Aadhaar from myaadhaar.uidai.gov.in, or a picture in which you black out the first eight digits here.',
    dos: ['Tick ’masked’ when you download it', 'Other papers prove who you are as well: passport, voter ID'],
    donts: ['The whole number: we may not keep it'],
  },
  passport: {
    image: 'passport',
    subheading: 'Who you are, abroad and at the bank.',
    description: 'The page with your photo and the last page with the address, valid for six months and more.',
    dos: ['The machine-readable lines to be read', 'Both pages in one file'],
    donts: ['An expired passport without the new application'],
  },
  driving_license: {
    image: 'card',
    subheading: 'One more proof of who and where you are.',
    description: 'Your driving license, card or DigiLocker PDF.',
    dos: ['Front and back in one file'],
    donts: ['A learner’s license'],
  },
  voter_id: {
    image: 'card',
    subheading: 'One more proof of who and where you are.',
    description: 'Your voter ID, card or e-EPIC.',
    dos: ['Front and back in one file'],
    donts: ['A voter’s slip'],
  },
  bill: {
    image: 'sheet',
    subheading: 'That you live where you say.',
    description: 'An electricity, gas, water or telephone bill of the last three months.',
    dos: ['The address as you typed it above', 'If it has a parent’s name, ask the lender whether it takes it'],
    donts: ['A bill of a mobile prepaid plan'],
  },
  lease: {
    image: 'deed',
    subheading: 'That you live where you say, if you rent.',
    description: 'The lease or rent agreement, registered if it is.',
    dos: ['All pages, with the signatures'],
    donts: ['An agreement that has ended'],
  },
  salary_slips: {
    image: 'sheet',
    subheading: 'What your co-applicant earns.',
    description: 'The salary slips of the last three months, in one file.',
    dos: ['Name, employer and month on each'],
    donts: ['A letter about the salary instead of slips'],
  },
  form_16: {
    image: 'sheet',
    subheading: 'What was taxed.',
    description: 'Form 16 or the IT returns of the last two years, in one file.',
    dos: ['Part A and part B'],
    donts: ['Form 26AS alone'],
  },
  bank_statements: {
    image: 'sheet',
    subheading: 'Where the money comes and goes.',
    description: 'The bank statements of the last six months of your co-applicant’s main account, in one file.',
    dos: ['As a PDF from the bank, without a password'],
    donts: ['Pages left out'],
  },
  business_address_proof: {
    image: 'sheet',
    subheading: 'Where the business is.',
    description: 'A utility bill, lease or registration of the business address.',
    dos: ['The name of the business on it'],
    donts: ['A visiting card'],
  },
  tds_certificate: {
    image: 'sheet',
    subheading: 'What was deducted before.',
    description: 'The TDS certificate (Form 16A) of the last year.',
    dos: ['Every quarter there is'],
    donts: ['A challan alone'],
  },
  itr_3_years: {
    image: 'sheet',
    subheading: 'What the business earned.',
    description: 'The ITR of the last three years with computation and balance sheet, in one file.',
    dos: ['The acknowledgement of each year'],
    donts: ['One year alone'],
  },
  qualification_certificate: {
    image: 'sheet',
    subheading: 'For doctors, accountants, lawyers and others with a practice.',
    description: 'The certificate of qualification or practice.',
    dos: ['The registration number to be seen'],
    donts: ['A letterhead'],
  },
  registration_receipt: {
    image: 'deed',
    subheading: 'That the sale was registered.',
    description: 'The receipt of the registration of the property.',
    dos: ['The number and the day to be read'],
    donts: ['A draft'],
  },
  allotment_letter: {
    image: 'deed',
    subheading: 'How the property came to its first owner.',
    description: 'The allotment letter of the society, builder or authority.',
    dos: ['All pages'],
    donts: ['A brochure of the project'],
  },
  chain_deed: {
    image: 'deed',
    subheading: 'Everybody who owned it before.',
    description: 'The deeds of all earlier sales, one after the other, in one file.',
    dos: ['Without a gap in the chain'],
    donts: ['Only the last deed'],
  },
  tax_copy: {
    image: 'sheet',
    subheading: 'That its tax is paid.',
    description: 'The latest receipt of the property tax.',
    dos: ['Of this or last year'],
    donts: ['A demand that is not paid'],
  },
  building_plan: {
    image: 'deed',
    subheading: 'What was allowed to be built.',
    description: 'The approved building plan with the stamp of the authority.',
    dos: ['The stamp to be read'],
    donts: ['An architect’s sketch'],
  },
  completion_certificates: {
    image: 'deed',
    subheading: 'That it was finished as allowed.',
    description: 'The completion or occupancy certificate.',
    dos: ['Both, if there are two'],
    donts: ['A letter of possession alone'],
  },
  sales_deed: {
    image: 'deed',
    subheading: 'The last sale, if you bought it.',
    description: 'The sale deed in the name of the present owner.',
    dos: ['All pages'],
    donts: ['An agreement to sell'],
  },
}
