// What to know about a thing that no day follows from.
import type { Note } from '../rule.ts'
import {
  read,
  estimate,
  sevis,
  i901,
  appointments,
  deferral,
  moveI901,
  ownRule,
  windows,
  sanctionLetters,
} from './sources.ts'

export const notes: readonly Note[] = [
  {
    id: 'A6',
    about: 'sevisRegistration',
    words: 'If nobody registers you in time, SEVIS ends the record by itself.',
    source: sevis,
  },
  {
    id: 'A9',
    about: 'bankLetter',
    words:
      'Property, insurance, salary slips, tax returns and credit lines do not count as proof of funds at some universities.',
    source: read(
      'Maryville College, proof of funds, and nomadcredit.com (a loan adviser)',
      'https://www.maryvillecollege.edu',
    ),
  },
  {
    id: 'A15',
    about: 'sevisFee',
    words: 'The payment shows in SEVIS within about 3 business days; the receipt can be printed at once.',
    source: i901,
  },
  {
    id: 'A16',
    about: 'sevisFee',
    words:
      'If you change to another university, only you can ask to move the payment to the new SEVIS ID. Sources differ whether before the interview is booked or before the visa is issued: do it at once.',
    source: moveI901,
  },
  {
    id: 'A17',
    about: 'refusal',
    words: 'After a refusal the same I-901 payment counts for a new application within 12 months.',
    source: null,
  },
  {
    id: 'A18',
    about: 'ds160',
    words:
      'A draft of the DS-160 is kept 30 days (others say 60), and the site signs you out after 20 minutes without a saved page.',
    source: read(
      'Washington University in St. Louis, dsus160.com (a guide), and karthikvenkat.me (a blog)',
      'https://oiss.washu.edu/ds-160',
    ),
  },
  {
    id: 'A20',
    about: 'booking',
    words: 'From booking on, do not submit another DS-160: its barcode would differ.',
    source: read('globebanner.com 2025, and visaliv.com (guides)', 'https://globebanner.com'),
  },
  {
    id: 'A21',
    about: 'booking',
    words:
      'A wrong passport number in the appointment profile means that you are turned away at the fingerprints, and the fee is lost.',
    source: read(
      'imagility.co (a vendor’s page), and educationtodayonline.com (a news site), 28 November 2023',
      'https://imagility.co',
    ),
  },
  {
    id: 'A24',
    about: 'interview',
    words: 'One change of the appointment is free. For a second one, or if you miss it, the visa fee is paid again.',
    source: appointments,
  },
  {
    id: 'A24.1',
    about: 'interview',
    words:
      'Change it at least 2 business days before, by 16:30. Cancelling at the limit is said to block you for 120 days.',
    source: read('visaliv.com (a guide) on changing the appointment', 'https://visaliv.com'),
  },
  {
    id: 'A23.2',
    about: 'interview',
    words:
      'We leave out weekends, US federal holidays and India’s three national ones. A consulate closes on other days as well: check the consulate’s calendar.',
    source: ownRule,
    isEstimate: true,
  },
  {
    id: 'A28.2',
    about: 'passportBack',
    words:
      'Collect the passport within 14 days at the application centre, within 7 days from a courier: after that it goes back. These sources are old, so read your message.',
    source: read(
      'usgraduatesblog.com (a blog) and path2usa.com (a guide), passport after the visa',
      'https://path2usa.com/passport-after-us-visa',
    ),
  },
  {
    id: 'A34',
    about: 'mmr1',
    words: 'Many universities also ask for Tdap within 10 years and MenACWY after the age of 16.',
    source: read('Health offices of Louisville, Liberty, UNCG, Valparaiso and Nevada, Reno', 'https://unr.edu'),
  },
  {
    id: 'A36',
    about: 'waiver',
    words:
      'At some universities the insurance fee has to be on your account before a waiver is possible, up to 48 hours after registration.',
    source: read('American University 2019, and Jefferson University', 'https://www.american.edu'),
  },
  {
    id: 'A40',
    about: 'deposit',
    words:
      'Nobody has to answer an offer with money before 15 April, for the fall and at universities that signed the resolution.',
    source: read('Council of Graduate Schools, April 15 Resolution', 'https://cgsnet.org'),
  },
  {
    id: 'A43',
    about: 'tuitionSent',
    words:
      'The allowance before tax is collected at source (TCS) counts per PAN from April to March: a payment on each side of 31 March uses two.',
    source: estimate(
      'Business Today (a magazine), 25 February 2026, on the rule per financial year',
      'https://www.businesstoday.in',
    ),
    isEstimate: true,
  },
  {
    id: 'D1',
    about: 'i20Issued',
    words:
      'For a later start you get a new I-20. If your university defers your SEVIS record, its SEVIS ID stays the same.',
    source: deferral,
  },
  {
    id: 'D2',
    about: 'sevisFee',
    words:
      'If your university makes a new SEVIS record for a later start, its SEVIS ID is another one, and you have to ask for the I-901 payment to be moved to it.',
    source: read(`${deferral.name}; ${moveI901.name}`, 'https://studyinthestates.dhs.gov'),
  },
  {
    id: 'D3',
    about: 'deposit',
    words: 'At some universities the enrolment deposit cannot be moved to another semester. Ask yours in writing.',
    source: read('SUNY Polytechnic Institute, graduate catalogues 2024-25 and 2025-26', 'https://webapp.sunypoly.edu'),
  },
  {
    id: 'D4',
    about: 'waiver',
    words: 'The window for the insurance waiver is of one term: ask for that of your new one, and for its tuition day.',
    source: windows,
  },
  {
    id: 'D5',
    about: 'loanSanction',
    words:
      'A sanction letter is good for 3 to 6 months: for a later start, ask the lender whether it has to be issued again.',
    source: sanctionLetters,
  },
  {
    id: 'D6',
    about: 'ds160',
    words:
      'If your SEVIS ID changes, the SEVIS page of your DS-160 is wrong. Ask the help of the appointment site before you send a new DS-160: its barcode is another one than you booked with.',
    source: read(`${moveI901.name}; globebanner.com 2025, and visaliv.com`, 'https://www.ice.gov/sevis'),
  },
]
