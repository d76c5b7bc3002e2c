import { toldIn } from './told.ts'

export const kolkata = toldIn('Kolkata', [
  {
    name: 'economics-duke-both',
    university: 'duke-university',
    subject: 'Economics',
    funding: 'both',
    visa: 'approved',
    takeaway: 'He said why not at home, without running anything down.',
    said: `
      VO: Good morning. Why economics in America? India has fine economists.
      Me: It has, and I was taught by some. The master’s at Duke lets me take computation alongside, and that is what I lack.
      VO: What would you compute?
      Me: How the price of jute moves with the floods. My family has traded in jute for three generations and still guesses.
      VO: So you will trade jute?
      Me: I would rather advise the mills. There are about sixty of them along the river and they all guess.
      VO: What is the cost?
      Me: About 78,000 dollars for the year. I have a scholarship of 15,000, a loan of 30 lakh rupees, and the rest is from my father.
      VO: What is your father’s income?
      Me: Between 22 and 28 lakh, depending on the floods.
      VO: I see. And if the loan rate rises?
      Me: We have left a margin. The repayment is planned at two points more than today.
      VO: Approved. Good luck with the jute.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'cs-arlington-loan-english',
    university: 'the-university-of-texas-at-arlington',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'rejected',
    takeaway: 'The officer has to see that one can follow a lecture. Practise aloud with somebody who interrupts.',
    said: `
      VO: Good morning. How was your journey to Kolkata?
      Me: Yes, sir. From Patna.
      VO: I mean, how did you travel?
      Me: Computer science, sir. University of Texas at Arlington.
      VO: Let us take it slowly. How did you come here today?
      Me: Sorry. By train, sir, in the night.
      VO: What did you like best in your bachelor’s?
      Me: I have completed in 2024, 7.6 CGPA.
      VO: Which subject did you like?
      Me: Programming in Java. Subject is Java.
      VO: Tell me about a program that you wrote.
      Me: It is a management system. For library. Team of four.
      VO: What was your part?
      Me: I am doing the documentation.
      VO: Thank you. I cannot approve your visa today. You may apply again when you feel ready.
      Me: Okay, sir. Thank you.
    `,
  },
  {
    name: 'chemistry-pittsburgh-self-phd',
    university: 'university-of-pittsburgh-pittsburgh-campus',
    subject: 'Chemistry',
    funding: 'self',
    visa: 'approved',
    takeaway: 'Research in a sensitive field, explained without drama and with the paper that they ask for in hand.',
    said: `
      VO: Hello. Chemistry, for five years?
      Me: Yes, for a PhD. I have a stipend and a tuition waiver.
      VO: What is the project?
      Me: Catalysts that take carbon dioxide apart. We try to make it into something useful, such as methanol.
      VO: Any hazardous materials?
      Me: Ordinary laboratory ones. Nothing that is on a control list, as far as I know.
      VO: May I see your resume and the letter from your adviser?
      Me: Here they are, with a one-page summary.
      VO: That is well prepared. What did you do since your master’s?
      Me: I worked for a year in a paint company in Haldia, in quality control.
      VO: What will you do with a doctorate?
      Me: Go into research in industry here. That company pays people with doctorates to do what I find interesting.
      VO: Do your parents work?
      Me: My mother teaches Bengali at a school. My father is retired.
      VO: Your visa is approved.
      Me: Thank you, ma’am.
    `,
  },
  {
    name: 'business-analytics-cleveland-loan',
    university: 'cleveland-state-university',
    subject: 'Business Analytics',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'A modest university, chosen for reasons that can be counted.',
    said: `
      VO: Good afternoon. Why Cleveland State?
      Me: I compared five programmes by three things: total cost, whether I can do a project with a company, and how many credits are in statistics. It was first in two of them.
      VO: And in the third?
      Me: Third. The one that was better there costs twice as much.
      VO: What is the total cost?
      Me: About 48,000 dollars for the whole degree, living included.
      VO: How do you pay?
      Me: A loan of 36 lakh rupees, secured on our house in Siliguri, and six lakh of my own.
      VO: You work?
      Me: At a tea company, in sales. I know every grade of tea and no statistics.
      VO: Will they have a place for you?
      Me: They have offered one as an analyst, at the head office in Kolkata. It is in an e-mail, not a contract.
      VO: That is honest. Approved.
      Me: Thank you.
    `,
  },
  {
    name: 'nursing-wright-state-self',
    university: 'wright-state-university-main-campus',
    subject: 'Nursing',
    funding: 'self',
    visa: 'rejected',
    takeaway:
      'Everything pointed at a job abroad, not at a course. A degree that leads back to a ward at home has to be told that way.',
    said: `
      VO: Good morning. You are a nurse?
      Me: Yes, for six years, in a hospital in Guwahati.
      VO: Why a master’s in nursing?
      Me: In America nurses are respected, and salary is good.
      VO: Have you taken the licensing examination?
      Me: I have registered for it. It is in September.
      VO: Why do you need a licence for a study programme?
      Me: So that I can work during my studies.
      VO: The hours that you may work on campus are limited. Who pays the tuition?
      Me: My husband and me. We have 21 lakh, and I will earn the rest.
      VO: Is your husband going, too?
      Me: He and my two children will join as dependants.
      VO: And who stays here?
      Me: My mother-in-law.
      VO: I am sorry. You have not shown me that you would return, nor that the course is paid for.
      Me: I see. Thank you for your time.
    `,
  },
  {
    name: 'data-science-michigan-tech-both',
    university: 'michigan-technological-university',
    subject: 'Data Science',
    funding: 'both',
    visa: 'approved',
    takeaway: 'When the officer doubted the place, she had looked it up: snow, size, and who teaches there.',
    said: `
      VO: Michigan Tech is a long way from everything. Do you know how cold it is?
      Me: I have read that it gets six metres of snow. I am from Gangtok, so I own boots.
      VO: Why there?
      Me: The data science programme works with forests and lakes. I have worked for the forest department in Sikkim and we have ten years of camera pictures that nobody has counted.
      VO: Counted for what?
      Me: Animals. Red pandas, mostly.
      VO: How is the degree funded?
      Me: A loan of 24 lakh rupees, a state scholarship of 10 lakh, and my parents pay the flights.
      VO: Does the scholarship bind you?
      Me: I must work in the state for three years or pay it back.
      VO: And will you?
      Me: I would have worked there anyway. The pandas are there.
      VO: That is the nicest reason this week. Approved.
      Me: Thank you so much.
    `,
  },
  {
    name: 'mechanical-iowa-loan-agent',
    university: 'iowa-state-university',
    subject: 'Mechanical Engineering',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'A paper that is not true ends the interview, and may end more than that. Never let anybody add one for you.',
    said: `
      VO: Good morning. I have a question about your experience letter.
      Me: Yes, sir.
      VO: It says that you worked for two years in Durgapur. When did you start?
      Me: In 2022. August, I think.
      VO: Your mark sheet says that your last examination was in June 2023.
      Me: I worked part-time, sir.
      VO: In Durgapur, while you studied in Bhubaneswar?
      Me: On weekends.
      VO: Who wrote this letter?
      Me: The consultancy prepared all documents.
      VO: Did you work there at all?
      Me: I visited the plant, for training.
      VO: This is a serious matter. I am refusing your visa, and I have to note the letter in your record.
      Me: I did not know that it matters, sir.
      VO: It does. You are responsible for every paper you hand in.
    `,
  },
  {
    name: 'urban-planning-chicago-self',
    university: 'university-of-illinois-chicago',
    subject: 'Urban Planning',
    funding: 'self',
    visa: 'approved',
    takeaway: 'An officer who is bored wakes up at something that can be seen.',
    said: `
      VO: Next. What are you going to study?
      Me: Urban planning, at the University of Illinois Chicago.
      VO: What does a planner do?
      Me: In my case, decide where a bus stops. Kolkata has routes from 1960 and the people have moved.
      VO: And you would move the stops?
      Me: I did, on paper, for my thesis. On one route eleven stops of forty could go, and it would be nine minutes faster.
      VO: Did they do it?
      Me: They moved two. I cycle past them to be happy.
      VO: Who pays for your studies?
      Me: My parents. My mother is a dentist with her own practice, my father is a judge in a district court. The deposits are 52 lakh rupees.
      VO: And after Chicago?
      Me: The other nine stops.
      VO: Approved.
      Me: Thank you.
    `,
  },
  {
    name: 'information-systems-maryland-loan',
    university: 'university-of-maryland-college-park',
    subject: 'Information Systems',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'Asked about a relative in the country, she told it at once and went on.',
    said: `
      VO: Hello. Do you have family in the United States?
      Me: Yes, my elder sister. She is in Seattle, on a work visa, since 2019.
      VO: Your university is near Washington. Why not Seattle?
      Me: I was not admitted there. And Maryland has a course on systems in government, which is what I do.
      VO: What do you do?
      Me: I maintain the software of ration shops in Odisha, for the company that runs it.
      VO: What is difficult about that?
      Me: Fingerprints of old people do not read. They go home without rice.
      VO: How would you solve it?
      Me: Not only with software. Somebody has to be allowed to say yes. I would like to learn how to build systems with such a door in them.
      VO: Who is paying?
      Me: A loan of 50 lakh rupees. My father is the co-applicant, he is an engineer with the state electricity board.
      VO: Does your sister contribute?
      Me: No. She has her own loan.
      VO: Your visa is approved.
      Me: Thank you very much.
    `,
  },
  {
    name: 'pharmacy-northeastern-self',
    university: 'northeastern-university',
    subject: 'Pharmaceutical Sciences',
    funding: 'self',
    visa: 'rejected',
    takeaway:
      'He had no papers for what he said. The officer often looks at none, but the one that matters must be in the folder.',
    said: `
      VO: Good morning. Who is funding you?
      Me: My father, with his savings and the sale of a plot.
      VO: Is the plot sold?
      Me: There is a buyer. The registration is next month.
      VO: How much is in the bank today?
      Me: About nine lakh.
      VO: The I-20 says 61,000 dollars. That is more than fifty lakh. How did you get the I-20?
      Me: The university accepted a statement at that time. It was my uncle’s account.
      VO: Is that money available to you?
      Me: He has used it for his business since.
      VO: Do you have an agreement for the sale of the plot?
      Me: It is with my father in Ranchi.
      VO: Then I cannot take it into account. I am refusing your visa. Come back when the funds are there.
      Me: Yes, sir.
    `,
  },
  {
    name: 'environmental-oregon-self',
    university: 'oregon-state-university',
    subject: 'Environmental Science',
    funding: 'self',
    visa: 'approved',
    takeaway: 'Retired parents and a plain sum. It need not be a large one, if it is enough.',
    said: `
      VO: Good morning. Your parents are both retired. How do they pay?
      Me: They have sold our second flat. 46 lakh are in a deposit since last November, and here are the deed and the tax paid on it.
      VO: And what will they live on?
      Me: Their pensions, about 95,000 rupees a month together. The house is theirs.
      VO: You are the only child?
      Me: Yes.
      VO: Then they will miss you.
      Me: They have asked for the dates of all my holidays already.
      VO: What will you study?
      Me: Mangroves. How much carbon they keep in the mud. We have the largest forest of them, two hours from my home.
      VO: And Oregon has mangroves?
      Me: No, but it has the people who know how to measure mud.
      VO: Approved. Have a safe trip.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'software-engineering-stevens-both-short',
    university: 'stevens-institute-of-technology',
    subject: 'Software Engineering',
    funding: 'both',
    visa: 'approved',
    takeaway: 'The officer read the file before and asked only what was missing in it.',
    said: `
      VO: You have four years of experience and a promotion in 2025. Why leave?
      Me: I lead six people now and nobody ever taught me how. I know how to write software; I do not know how to run it.
      VO: Does your company know that you go?
      Me: Yes. They give me unpaid leave for 18 months and I keep my grade. The letter is here.
      VO: I do not need to see it. Funding?
      Me: 27 lakh of my own and a loan of 20 lakh. No parents in it.
      VO: Married?
      Me: In February. My wife is a civil engineer with the metro and stays in Kolkata.
      VO: Congratulations, and approved.
      Me: Thank you for both.
    `,
  },
])
