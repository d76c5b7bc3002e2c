// Where the facts of the library are from. They were read between February and July 2026; where the day of a reading
// is not known, the first of them stands, so that no fact looks fresher than it is.
import type { Source } from './item.ts'

const firstReading = '2026-02-25'
const readOf = (name: string, checkedOn = firstReading): Source => ({ name, checkedOn })

export const sources = {
  toefl: readOf('TOEFL Access and ApplyBoard help pages on the 2026 scores, and the ETS comparison of the two scales'),
  gre: readOf('ETS, GRE scores for institutions'),
  fundsForI20: readOf('Nomad Credit on funds for the I-20, and the College Board form for certifying finances'),
  emptyGivenName: readOf(
    'SEVIS name standards of Study in the States, and GM Online on passports without a given name',
  ),

  sevisFee: readOf('SEVIS fee pages of Central Connecticut State University and SUNY Westchester'),
  visaFees: readOf('SEVIS fee page of Central Connecticut State University, and NAFSA on the visa integrity fee'),
  visaOrder: readOf(
    'Harvard and National Law Review (365 and 30 days), CCSU (SEVIS fee), VisaLiv, Visa World India and The Times of India (appointments), immihelp.com (photo)',
  ),
  ds160: readOf(
    'DS-160 guides of viseamerica.com, dsus160.com and Washington University; immihelp.com (photo), GM Online (names)',
  ),
  barcode: readOf('VisaLiv and Globe Banner (2025) on the barcode of the DS-160'),
  appointment: readOf('US Embassy India (2023) on the fee, Nina World News and Visa World India on changes'),
  interviewPlace: readOf('VisaVerge on the rules of September 2025'),
  interviewPapers: readOf('Interview checklists of Prodigy Finance, Mozy Holidays and Nomad Credit'),
  socialMedia: readOf('The New Indian Express, 12th July 2025, and ApniPathshala'),
  heldVisas: readOf('Immigras, lawyersinus.com and Decent Newsroom on section 221(g)'),

  loanSums: readOf(
    'Worked out by Safar with the published formulas of the IBA model scheme and the State Bank of India',
  ),
  loanPapers: readOf('The Hindu on UIDAI and masked Aadhaar, and admits.com (2025) on how long lenders take'),
  loanTimes: readOf('IBA norm and a Lok Sabha reply (ibgnews.com), and admits.com (2025)'),
  loanFees: readOf('State Bank of India (2023), Nomad Credit and lenders’ comparisons'),
  loanTax: readOf('EaseValue, EZTax and TaxBuddy on section 129, and WeMakeScholars'),

  remittance: readOf(
    'Business Today, 25th February 2026, Supreme Forex and Lulu Forex; GST tables of ICICI, IDFC and Standard Chartered',
  ),
  remittanceTax: readOf('Business Today, 25th February 2026, Supreme Forex, and Lulu Forex for the count per PAN'),
  moneyChangers: readOf('The Hindu, 2017'),

  waivers: readOf('Waiver pages of the UT System, UNT, Houston CC, Pace, UF, the University of Houston and UNR'),
  waiverWindows: readOf('Waiver pages of UTEP (2024), Pace University (2025) and the University of Houston'),
  coverRules: readOf('Waiver pages of UTEP, Houston CC and Pace, and federal rule 22 CFR 62.14 for J-1'),
  claims: readOf('Gradly on the time to file a claim'),

  vaccines: readOf('Immunization pages of Liberty, Louisville, UNC Greensboro, Valparaiso and Nevada, Reno'),
  hepatitisB: readOf('Immunization pages of Liberty University, University of Louisville and UNC Greensboro'),
  tbTest: readOf('Health pages of Valparaiso University, UNR and UNC Greensboro'),

  usNumber: readOf('International student pages of Emory University and Indiana University'),
  indianNumber: readOf('NRI Financial Services, reviewed on 8th May 2026', '2026-05-08'),
  socialSecurity: readOf('Capital One on SSN and ITIN, and GoElite on cards without an SSN'),

  programmeStart: readOf('Harvard and National Law Review (entry), Study in the States and ICE (registration)'),
  arrival: readOf('After-arrival pages of Williams College and Weill Cornell Graduate School'),
  fixedStay: readOf(
    'Federal Register 2026-14439, and reports on Presidents’ Alliance v. DHS of 2nd to 7th October 2026',
    '2026-11-22',
  ),
  wholeJourney: readOf(
    'Harvard (visa and entry), admits.com (loans), Liberty (hepatitis B), Nomad Credit (bank papers)',
  ),
} as const satisfies Record<string, Source>
