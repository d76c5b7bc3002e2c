import { toldIn } from './told.ts'

export const mumbai = toldIn('Mumbai', [
  {
    name: 'cs-northeastern-loan',
    university: 'northeastern-university',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'approved',
    takeaway:
      'Short answers with something concrete in each: a course, a sum, a plan. The officer never had to ask twice.',
    said: `
      VO: Good morning. Passport and I-20, please.
      Me: Good morning. Here they are.
      VO: Which university, and what will you study?
      Me: Northeastern University in Boston, for a master’s in computer science.
      VO: Why there and not one of the others you applied to?
      Me: I want to work on distributed systems. Two of the courses I plan to take are on that, and the programme lets students do a co-op term.
      VO: What did you do in your bachelor’s?
      Me: Computer engineering at the University of Mumbai. My final project was a small message queue that survives a crash.
      VO: And who is paying for this?
      Me: I have an education loan of 55 lakh rupees. My parents have 14 lakh in fixed deposits for the first year’s living costs.
      VO: How will the loan be repaid?
      Me: From my salary after I am back. My father is the co-applicant, and his income covers the interest while I study.
      VO: What does he do?
      Me: He manages a branch of a cooperative bank in Thane.
      VO: Put your right hand on the scanner, please. Your visa is approved.
      Me: Thank you very much. Have a good day.
    `,
  },
  {
    name: 'data-science-stevens-loan-vague',
    university: 'stevens-institute-of-technology',
    subject: 'Data Science',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'The officer asked three times for a reason and heard a brochure. Know what is particular to your programme, and say it in your own words.',
    said: `
      VO: Hello. Why Stevens?
      Me: Sir, it has world-class faculty and state-of-the-art infrastructure.
      VO: Every university says that. Why this one for you?
      Me: The curriculum is very good and it is well ranked, sir.
      VO: Tell me one course that you will take.
      Me: There is machine learning, and there are also electives.
      VO: Did you apply anywhere else?
      Me: Yes, to seven universities. I got two admits.
      VO: And why did you choose this of the two?
      Me: My consultant said this one is better for placements.
      VO: What is your goal after the degree?
      Me: To get good exposure and work experience there.
      VO: I am sorry, you do not qualify for a visa today. This letter explains why.
      Me: May I show my loan letter?
      VO: No, thank you. You are welcome to apply again.
    `,
  },
  {
    name: 'finance-nyu-self',
    university: 'new-york-university',
    subject: 'Finance',
    funding: 'self',
    visa: 'approved',
    takeaway: 'A large sum raises a plain question: where is it from? Here each part had a source and a paper.',
    said: `
      VO: Good afternoon. What takes you to New York?
      Me: A master’s in finance at New York University.
      VO: That is an expensive programme. Who pays?
      Me: My parents. They run a business in packaging, and they have set aside 92 lakh rupees for it.
      VO: Set aside how?
      Me: About 60 lakh in fixed deposits, the rest in mutual funds. I have the statements and three years of tax returns.
      VO: How much did the business earn last year?
      Me: The firm’s profit was about 48 lakh after tax.
      VO: Will you join it?
      Me: Yes. We buy raw material in dollars and nobody in the family knows how to hedge that. It is what I want to learn.
      VO: Do you have brothers or sisters?
      Me: One sister. She is in class eleven.
      VO: Have you worked?
      Me: Two years, in the treasury of a shipping company.
      VO: All right. I am approving your visa.
      Me: Thank you, ma’am.
    `,
  },
  {
    name: 'mechanical-michigan-both',
    university: 'university-of-michigan-ann-arbor',
    subject: 'Mechanical Engineering',
    funding: 'both',
    visa: 'approved',
    takeaway: 'The sums were known to the lakh and added up to what the I-20 says.',
    said: `
      VO: Good morning. Tell me about your programme.
      Me: It is a master’s in mechanical engineering at Michigan, with a concentration in thermal systems.
      VO: What is the cost of the first year on your I-20?
      Me: About 82,000 dollars with living costs.
      VO: And how will you meet it?
      Me: I have a sanctioned loan of 60 lakh rupees and savings of 22 lakh. The first year is covered by the two together.
      VO: The second year?
      Me: The rest of the loan, and my parents’ income. They are both teachers in a government school.
      VO: What are you doing now?
      Me: I design heat exchangers at a plant in Pune. I have been there three years.
      VO: Why study again, then?
      Me: We buy the simulation work from outside. I would like to do it myself.
      VO: Will your employer take you back?
      Me: They have said so in a letter. I have it here.
      VO: That is fine, I do not need it. Your visa is approved.
      Me: Thank you.
    `,
  },
  {
    name: 'business-analytics-dallas-self-funds',
    university: 'the-university-of-texas-at-dallas',
    subject: 'Business Analytics',
    funding: 'self',
    visa: 'rejected',
    takeaway:
      'Money that arrived weeks before the interview looks borrowed. Show where it comes from before you are asked, or use a loan that says what it is.',
    said: `
      VO: Good morning. Who is funding your studies?
      Me: My father, sir.
      VO: What does he do?
      Me: He has a garment shop in Surat.
      VO: His income?
      Me: About six lakh a year.
      VO: Your I-20 asks for 45,000 dollars for one year. How will he pay that?
      Me: He has 41 lakh in the bank.
      VO: I see a balance certificate from three weeks ago. How long has that money been there?
      Me: Some of it came recently. My uncle has helped.
      VO: Helped how? Is it a gift or a loan?
      Me: It is from family. We have not decided.
      VO: Do you have a letter from him?
      Me: No, sir. I can arrange it.
      VO: I cannot approve your visa today. Please read this.
      Me: Okay. Thank you, sir.
    `,
  },
  {
    name: 'architecture-columbia-both',
    university: 'columbia-university-in-the-city-of-new-york',
    subject: 'Architecture',
    funding: 'both',
    visa: 'approved',
    takeaway: 'One building that she had worked on told the officer more than any list of reasons.',
    said: `
      VO: Hi there. What will you be doing at Columbia?
      Me: A master’s in advanced architectural design. It takes three semesters.
      VO: And before this?
      Me: I studied architecture in Mumbai and worked four years, mostly on the repair of old mill buildings.
      VO: What does one do with an old mill?
      Me: One of ours is a public library now. We kept the sawtooth roof because it lets in north light.
      VO: Why do you need another degree?
      Me: I can draw the repair. I cannot yet argue for it with a city, and the studio I chose is about that.
      VO: How is it paid?
      Me: A merit grant of 20,000 dollars, an education loan of 50 lakh rupees, and my own savings of 9 lakh.
      VO: You saved that yourself?
      Me: Yes, over four years. I live with my parents.
      VO: What will you do when you finish?
      Me: My old office has asked me to lead its conservation work. It is a small office, so that matters to them.
      VO: Good luck. Your visa is approved.
      Me: Thank you so much.
    `,
  },
  {
    name: 'information-systems-cincinnati-loan-backlogs',
    university: 'university-of-cincinnati-main-campus',
    subject: 'Information Systems',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'Old backlogs are no secret: say how many, why, and what changed.',
    said: `
      VO: Good morning. How many backlogs did you have?
      Me: Five, all in my first two years. I cleared the last one in the fifth semester.
      VO: What happened?
      Me: I went into mechanical engineering because my marks allowed it, and I was not good at it. I changed to information technology after the first year.
      VO: And then?
      Me: My last four semesters are between 7.9 and 8.6.
      VO: Why Cincinnati?
      Me: The programme asks for work experience and I have three years as a database administrator. It also takes one year, so I am away from work for less time.
      VO: Who pays for it?
      Me: A loan of 34 lakh rupees from a public bank, against our flat in Nashik.
      VO: Whose flat is it?
      Me: My mother’s. She is the co-applicant. She is a nurse in a municipal hospital.
      VO: Where do you see yourself in five years?
      Me: Running the data side of a hospital group. I know those systems from home, so to speak.
      VO: Please keep your passport there. Approved.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'cybersecurity-rochester-loan-ties',
    university: 'rochester-institute-of-technology',
    subject: 'Cybersecurity',
    funding: 'loan',
    visa: 'rejected',
    takeaway: 'Each answer about afterwards was about staying. An F-1 asks you to show what you would come back to.',
    said: `
      VO: Hello. What are your plans after graduation?
      Me: I will do OPT and then the STEM extension, so three years of work.
      VO: And after those?
      Me: I will try for a work visa. There is a lot of demand in cybersecurity there.
      VO: What would you do in India?
      Me: I have not thought about that in detail, sir.
      VO: Where is your family?
      Me: My parents are in Indore. My brother is in New Jersey and my sister is in Texas.
      VO: What do they do there?
      Me: Both are working. They came on student visas.
      VO: Have they come back to visit?
      Me: Not yet. They are waiting for their papers.
      VO: I am not able to approve this. Under section 214(b) you have to show me strong ties outside the United States, and I do not see them.
      Me: My parents are here, sir.
      VO: I understand. Here is the letter.
    `,
  },
  {
    name: 'public-health-boston-self',
    university: 'boston-university',
    subject: 'Public Health',
    funding: 'self',
    visa: 'approved',
    takeaway: 'A doctor who leaves practice for a degree is asked why. The answer was a problem from her own ward.',
    said: `
      VO: Good morning, doctor. It says here that you have an MBBS.
      Me: Yes. I finished my internship two years ago and have worked in a rural hospital in Palghar since.
      VO: So why public health and not a residency?
      Me: We treat the same children for the same anaemia every monsoon. I would like to learn how to stop it before the ward.
      VO: You do not plan to practise in the United States?
      Me: No. I would have to take other examinations for that, and I have not registered for any.
      VO: What will you come back to?
      Me: The district runs a nutrition programme with our hospital. I have worked on it, and they are short of people who can evaluate it.
      VO: Who is paying?
      Me: My parents. My father is an orthodontist. I also have a tuition scholarship for a third of it.
      VO: How much is left?
      Me: About 47,000 dollars for the first year. The deposits are 58 lakh rupees.
      VO: Are you married?
      Me: No.
      VO: Fine. Your visa is approved, and good luck with the children.
      Me: Thank you. I will need it.
    `,
  },
  {
    name: 'computer-engineering-san-jose-loan-documents',
    university: 'san-jose-state-university',
    subject: 'Computer Engineering',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'Refused under section 221(g) for now: the officer wanted papers that were not there. It can be overcome by sending exactly what the slip asks for.',
    said: `
      VO: Good morning. Your admission letter says it is conditional. On what?
      Me: On my final mark sheet and degree certificate.
      VO: Do you have them?
      Me: The university has declared the result, but the certificate comes next month. I have a printout from the website.
      VO: I would like to see a provisional certificate at least.
      Me: I have applied for it. I have the receipt.
      VO: And the loan? This letter is an approval in principle.
      Me: The sanction comes after the visa, that is what the bank told me.
      VO: Then I need the final sanction letter or other funds. Why San Jose?
      Me: I want to work on embedded systems, and the programme has a track with hardware labs.
      VO: That is fine. I am giving you this slip. Send the two documents it lists and we will decide.
      Me: Do I have to come again?
      VO: Not unless we write to you. Keep your passport with you until then.
      Me: Thank you, ma’am.
    `,
  },
  {
    name: 'biotechnology-johns-hopkins-both',
    university: 'johns-hopkins-university',
    subject: 'Biotechnology',
    funding: 'both',
    visa: 'approved',
    takeaway: 'A subject that can sound sensitive, told in words that anybody understands.',
    said: `
      VO: Good morning. Explain your research to me as if I knew nothing.
      Me: Yeast can make proteins for us. I look for the conditions in which it makes more of one and stays alive.
      VO: What protein?
      Me: An enzyme that goes into laundry detergent. It is not very glamorous.
      VO: Do you work with pathogens?
      Me: No. Only baker’s yeast, at the lowest safety level.
      VO: And at Johns Hopkins?
      Me: The programme is coursework with a laboratory project. I would like to do it in bioprocess engineering.
      VO: How do you pay for it?
      Me: A loan of 45 lakh rupees, and my parents pay the living costs. My father is a civil servant and my mother works in a laboratory of the state.
      VO: What will you do with this degree?
      Me: There are many fermentation plants around Pune and Mumbai. I interned in one and they need process engineers.
      VO: All right. Your visa is approved.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'film-usc-self',
    university: 'university-of-southern-california',
    subject: 'Fine Arts',
    funding: 'self',
    visa: 'approved',
    takeaway: 'An art degree is no disadvantage when the money is clear and the work is real.',
    said: `
      VO: Hello. A film degree. What do you make?
      Me: Animation. My short of four minutes was shown at a student festival in Pune last year.
      VO: What is it about?
      Me: A ticket checker who is afraid of trains.
      VO: I would watch that. Why Los Angeles?
      Me: The programme teaches story and drawing together. In India I found one or the other.
      VO: That is three years. Who pays?
      Me: My grandfather left a flat to my mother. She has sold it, and the money is for this. I have the sale deed and the statement.
      VO: How much was it?
      Me: One crore and 60 lakh rupees.
      VO: And your plan afterwards?
      Me: A studio in Mumbai where I interned makes series for children. They have offered me to come back as a story artist.
      VO: Is there a letter?
      Me: Yes, from the head of the studio.
      VO: Thank you. Approved.
      Me: Thank you.
    `,
  },
])
