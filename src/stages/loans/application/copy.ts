// What is said beside the papers of a loan application (specification 2, sections 5 and 8). The sentences of the
// specification stand letter for letter; for the sets that it only names, they follow it.

export const tooMany = (most: number): string => `Only ${most} files upload allowed!`

export const required = {
  class_10_marksheet: 'Please upload your class 10 marksheet',
  class_12_marksheet: 'Please upload your class 12 marksheet',
  proof_of_admission: 'Please upload your proof of admission',
  undergraduate_marksheets: 'Please upload your undergraduate marksheets',
  international_entrance_result: 'Please upload your international entrance exam result',
  indian_entrance_result: 'Please upload your Indian entrance exam result',
  pan_card: 'Please upload your pan card',
  aadhaar: 'Please upload your aadhaar',
  driving_license: 'Please upload your driving license',
  voter_id: 'Please upload your voter id',
  passport: 'Please upload your valid passport',
  bill: 'Please upload your bill',
  lease: 'Please upload your lease',
  salary_slips: 'Please upload your salary slips',
  form_16: 'Please upload your Form 16 or IT returns',
  bank_statements: 'Please upload your bank statements',
  business_address_proof: 'Please upload your business address proof',
  tds_certificate: 'Please upload your TDS certificate',
  itr_3_years: 'Please upload your last 3 years ITR',
  qualification_certificate: 'Please upload your certificate of qualification',
  registration_receipt: 'Please upload your registration receipt',
  allotment_letter: 'Please upload your allotment letter',
  chain_deed: 'Please upload your chain deed',
  tax_copy: 'Please upload your tax copy',
  building_plan: 'Please upload your building plan',
  completion_certificates: 'Please upload your completion certificates',
  sales_deed: 'Please upload your sales deed',
} as const

export const titles = {
  class_10_marksheet: 'Class 10 marksheet',
  class_12_marksheet: 'Class 12 marksheet',
  proof_of_admission: 'Proof of admission',
  undergraduate_marksheets: 'Undergraduate marksheets',
  international_entrance_result: 'International entrance exam result',
  indian_entrance_result: 'Indian entrance exam result',
  pan_card: 'PAN card',
  aadhaar: 'Aadhaar, masked',
  driving_license: 'Driving license',
  voter_id: 'Voter ID',
  passport: 'Passport',
  bill: 'Utility bill',
  lease: 'Lease',
  salary_slips: 'Salary slips',
  form_16: 'Form 16 or IT returns',
  bank_statements: 'Bank statements',
  business_address_proof: 'Proof of the business address',
  tds_certificate: 'TDS certificate',
  itr_3_years: 'ITR of the last 3 years',
  qualification_certificate: 'Certificate of qualification',
  registration_receipt: 'Registration receipt',
  allotment_letter: 'Allotment letter',
  chain_deed: 'Chain deed',
  tax_copy: 'Tax copy',
  building_plan: 'Building plan',
  completion_certificates: 'Completion certificates',
  sales_deed: 'Sales deed',
} as const satisfies Record<keyof typeof required, string>

export const pinInvalid = 'An Indian PIN code has six digits. Please check the one in your address.'
export const addressRequired = 'Please enter your residential address'
export const coApplicantRequired = 'Please choose how your co-applicant earns.'
export const coApplicantNameRequired = 'Please enter the name of your co-applicant.'
export const banksRequired = 'Please tick at least one lender.'
export const collateralRequired = 'Please say whether you offer property as security.'
export const amountRequired = 'Please enter how much you want to borrow, in lakhs.'
export const amountInvalid = 'Please enter between 1 and 200 lakhs, in steps of a quarter.'
export const panRequired = 'Please enter the PAN.'
export const panInvalid = 'A PAN has five letters, four digits and a letter, such as ABCPE1234F.'
export const panOfAPerson = 'The fourth letter of a person’s PAN is a P.'
export const aadhaarRequired = 'Please enter your Aadhaar number.'
export const aadhaarInvalid = 'An Aadhaar number has twelve digits. Please look at yours again.'
export const ifscRequired = 'Please enter the IFSC of your bank’s branch.'
export const ifscInvalid = 'An IFSC has four letters, a zero and six more signs, such as SBIN0001234.'

export const submitted =
  'The application is with the lenders: it cannot be changed any more. Ask Asha if something is wrong in it.'
export const partAhead = 'Finish the part before it first.'

export const draftName = 'Loan application'
export const partNames = { academics: 'Academics', identity: 'Identity', financial: 'Financial' } as const

export const labels = {
  amount: 'How much do you want to borrow, in lakhs?',
  residential_address: 'Residential address',
  pan: 'PAN',
  aadhaar_number: 'Aadhaar number',
  co_applicant_type: 'Your co-applicant earns as',
  co_applicant_name: 'Name of your co-applicant',
  co_applicant_pan: 'PAN of your co-applicant',
  ifsc: 'IFSC of the account that the loan is paid from',
  collateral: 'Do you offer property as security?',
} as const

export const hints = {
  amount: 'All that you need until the end of the course, tuition and living together.',
  aadhaar_number: 'We check it and keep its last four digits only.',
  collateral: 'A house, a flat or land. Without it, ask each lender how much it lends.',
} as const

export const aadhaarKept = (lastFour: string): string => `We keep the last four digits: ${lastFour}.`
export const earningNames = { salaried: 'Salaried', self_employed: 'Self-employed' } as const
export const workOut = { title: 'Work out how much to borrow', detail: 'From your I-20 and your own money' } as const
export const lacks = 'I do not have this'
export const otherId = 'I use another ID instead: my driving license or voter ID'
export const keptLack = (title: string, isLacking: boolean): string =>
  isLacking ? `${title}: I do not have this` : `${title}: I do have this`
export const paperThere = 'This paper has arrived by now. Remove it first if you do not have it.'
export const whatIsIt = 'What is this?'
/** A file chosen in one part that another part asks for. */
export const elsewhere = (paper: string, number: number, part: string): string =>
  `${paper}? Part ${number}, ${part}, asks for it. Leave it out here, and add it there.`
export const submitPart = {
  academics: 'Submit Academics',
  identity: 'Submit Identity',
  financial: 'Submit the application',
} as const
export const goOn = 'You can still change this part until you submit the last one.'
export const sent = 'Your application is with the lenders'
export const papersLeft = (count: number): string => (count === 1 ? '1 paper left' : `${count} papers left`)
