import { toldIn } from './told.ts'

export const delhi = toldIn('Delhi', [
  {
    name: 'cs-purdue-loan',
    university: 'purdue-university-main-campus',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'He named one professor’s line of work, one course and one number. Nothing was recited.',
    said: `
      VO: Morning. Which programme?
      Me: Master’s in computer science at Purdue.
      VO: How many universities did you apply to?
      Me: Six. I was admitted to three: Purdue, Buffalo and Arizona State.
      VO: Why Purdue?
      Me: I want to learn how programs are checked by other programs. There is a group that works on that, and a course on it in my second semester.
      VO: What is your background?
      Me: A BTech from a state university in Kanpur, and one year writing tests for railway software.
      VO: What was the funding again?
      Me: A loan of 48 lakh rupees from a public bank. My parents own a house, and the bank holds it as security.
      VO: What do your parents earn?
      Me: My father is a railway employee, about 11 lakh a year. My mother looks after the home.
      VO: Is anyone in your family in the United States?
      Me: No, nobody.
      VO: Your visa is approved. Enjoy Indiana.
      Me: Thank you, officer.
    `,
  },
  {
    name: 'mba-rochester-both',
    university: 'university-of-rochester',
    subject: 'Business Administration',
    funding: 'both',
    visa: 'approved',
    takeaway: 'For an MBA the question is always why now. She had a date and a reason for it.',
    said: `
      VO: Good morning. Why an MBA after seven years of work?
      Me: I run purchasing for a company that makes pumps. The next step is to run a plant, and for that I must understand finance and people, and not only parts.
      VO: Could your company not teach you?
      Me: They have taught me a lot. The last two plant heads came from outside with an MBA.
      VO: Why Rochester?
      Me: It gave me a scholarship of half the tuition, and its operations courses are strong. I spoke with two alumni who run factories.
      VO: And the other half?
      Me: 18 lakh of my own savings and a loan of 35 lakh.
      VO: Are you married?
      Me: Yes. My husband is a chartered accountant in Gurugram. He stays here with our son.
      VO: How old is your son?
      Me: Four. My in-laws live with us.
      VO: That will be a long two years.
      Me: It will. We have planned for him to visit in the summer.
      VO: Your visa is approved. Best of luck.
      Me: Thank you very much.
    `,
  },
  {
    name: 'data-science-pace-loan-rejected',
    university: 'pace-university',
    subject: 'Data Science',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'A change of field needs a bridge. From commerce to data science he had no course, no project and no job to point at.',
    said: `
      VO: Good morning. What did you study before?
      Me: BCom from Delhi University, in 2021.
      VO: And since then?
      Me: I was preparing for a government examination for three years.
      VO: Now it is data science. Why?
      Me: It is the future, sir. Every company needs data scientists.
      VO: Have you done any programming?
      Me: I have started a course in Python online.
      VO: When?
      Me: Two months ago.
      VO: Have you built anything with it?
      Me: Not yet. I am in the basics.
      VO: How much is your loan?
      Me: 42 lakh from a finance company.
      VO: At what interest?
      Me: I am not sure. My father handled it.
      VO: I am going to refuse the visa under 214(b). Think about what this degree is for, and apply again when your situation has changed.
      Me: Okay, sir.
    `,
  },
  {
    name: 'electrical-wisconsin-self',
    university: 'university-of-wisconsin-madison',
    subject: 'Electrical Engineering',
    funding: 'self',
    visa: 'approved',
    takeaway: 'Three questions, three plain answers. Most interviews are this short.',
    said: `
      VO: Hello, what will you study in Wisconsin?
      Me: Power systems, in electrical and computer engineering.
      VO: What is interesting about it?
      Me: How to keep the grid stable when half of it is solar. I worked on a small solar park in Rajasthan and saw the voltage jump every evening.
      VO: Who will pay?
      Me: My parents. Both are doctors in Jaipur, they earn about 55 lakh together, and they hold 70 lakh in deposits.
      VO: Do you have a sibling who is studying, too?
      Me: No, I am the only child.
      VO: Approved. You get the passport back in a few days.
      Me: Thank you.
    `,
  },
  {
    name: 'public-policy-indiana-self-return',
    university: 'indiana-university-bloomington',
    subject: 'Public Policy',
    funding: 'self',
    visa: 'approved',
    takeaway:
      'Leave from a job that waits is as strong a tie as there is. She had the order with her and hardly needed it.',
    said: `
      VO: Good morning. Where do you work?
      Me: In the rural development department of Uttar Pradesh, since 2019.
      VO: In what function?
      Me: I audit village works: roads, ponds, the wages paid for them.
      VO: And why this degree?
      Me: We collect a great deal of data and do little with it. The programme has courses on evaluation that use exactly such data.
      VO: Will you return to the same department?
      Me: Yes. I have study leave for two years, and a bond to serve three more afterwards.
      VO: Who pays for the studies?
      Me: The department pays part of the tuition, and I pay the rest from 26 lakh of savings. My husband’s salary covers the home.
      VO: He does not come with you?
      Me: No. He teaches at a college in Lucknow.
      VO: May I see the leave order?
      Me: Certainly. It is the first paper.
      VO: Good. I am approving the visa.
      Me: Thank you, ma’am.
    `,
  },
  {
    name: 'cybersecurity-george-mason-loan-documents',
    university: 'george-mason-university',
    subject: 'Cybersecurity',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'Refused under section 221(g) for now. Past work for a security agency, a resume that says little: they asked for more in writing before deciding.',
    said: `
      VO: Good afternoon. What did you do in your last job?
      Me: I was a contractor. I tested networks.
      VO: For whom?
      Me: For a company that works for the government.
      VO: Which part of the government?
      Me: I am not supposed to say the name of the client, sir.
      VO: Then describe what you did.
      Me: We looked for weaknesses in systems and wrote reports.
      VO: And what will your courses be about?
      Me: Network defence, digital forensics, and policy.
      VO: I have to ask for more. This slip has a list: a resume with all positions, a list of publications if there are any, and a statement of what you plan to study.
      Me: Is it a rejection?
      VO: It is a refusal for now, until we have read them. Answer by e-mail, all in one message.
      Me: How long does it take?
      VO: I cannot tell you. Check the status on the website.
      Me: All right. Thank you.
    `,
  },
  {
    name: 'aerospace-colorado-loan',
    university: 'university-of-colorado-boulder',
    subject: 'Aerospace Engineering',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'In a field with export rules, say early and plainly that your work is civil.',
    said: `
      VO: Aerospace. What exactly?
      Me: Small satellites that look at crops. I would like to work on how they keep pointing the right way.
      VO: Have you worked on any satellite?
      Me: On a student satellite at my college in Chandigarh. I wrote the code for its sun sensor. It has not been launched.
      VO: Is any of your work for the military?
      Me: No. Neither the college project nor the thesis that I plan.
      VO: What is the funding?
      Me: An education loan of 52 lakh rupees, with my mother as co-applicant. She is a bank officer.
      VO: And your father?
      Me: He passed away in 2020. My mother has his pension as well.
      VO: I am sorry. What is your plan after you finish?
      Me: There are new companies in Bengaluru and Hyderabad that build such satellites. I have talked with one of them, and I would like to start there.
      VO: Your visa is approved. Good luck.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'marketing-drexel-self-accounts',
    university: 'drexel-university',
    subject: 'Marketing',
    funding: 'self',
    visa: 'rejected',
    takeaway:
      'The form asks for every social media account of five years. One that is left out is found, and then nothing else counts.',
    said: `
      VO: Good morning. Is everything on your DS-160 complete?
      Me: Yes, sir.
      VO: You listed one social media account. Is it the only one in five years?
      Me: Yes. I mean, I have one more that I do not use.
      VO: Why is it not on the form?
      Me: My agent filled in the form. He asked only for the main one.
      VO: Did you read it before you signed?
      Me: Not every page.
      VO: It is your form and your signature. Is the account public?
      Me: It is private.
      VO: What will you study?
      Me: Marketing. I have worked on campaigns for my father’s hotel in Shimla.
      VO: I cannot go on with this application as it is. I am refusing it. Correct the form, list all accounts, set them to public, and apply again.
      Me: Can I correct it now?
      VO: No. Please take the letter.
    `,
  },
  {
    name: 'ai-carnegie-mellon-both',
    university: 'carnegie-mellon-university',
    subject: 'Artificial Intelligence',
    funding: 'both',
    visa: 'approved',
    takeaway: 'Asked something technical, he answered in two sentences and stopped.',
    said: `
      VO: Hi. What is artificial intelligence, in one sentence?
      Me: Programs that learn a task from examples instead of being told each step.
      VO: And what do you teach yours?
      Me: To read handwritten land records in Hindi. Two million pages of them are in my home district.
      VO: Who needs that?
      Me: Farmers who must prove what they own before they get a loan. My startup has two people and a contract with one district.
      VO: Why leave it for a degree?
      Me: Our error rate stays where it is, and I know that I do not know enough. My partner keeps it going.
      VO: How do you pay for Carnegie Mellon?
      Me: A loan of 65 lakh rupees and 20 lakh from my parents. My father has a dairy in Meerut.
      VO: Will you go back to the startup?
      Me: I own half of it.
      VO: Fair enough. Approved.
      Me: Thank you.
    `,
  },
  {
    name: 'psychology-kansas-self-intent',
    university: 'university-of-kansas',
    subject: 'Psychology',
    funding: 'self',
    visa: 'rejected',
    takeaway:
      'Her fiance’s work visa came up by itself, and her plans were all around it. Tell such things first, with what brings you back.',
    said: `
      VO: Good morning. Why Kansas?
      Me: They have a good counselling psychology programme.
      VO: Do you know anybody there?
      Me: My fiance works in Kansas City.
      VO: When are you getting married?
      Me: In December, when he comes home.
      VO: What visa is he on?
      Me: A work visa. His company has applied for his permanent residence.
      VO: So where would you live after your degree?
      Me: With him. I mean, we have not decided.
      VO: Did you apply to any other university?
      Me: No, only this one.
      VO: I see. Your main reason to go is not study, as far as I can tell. I cannot approve a student visa.
      Me: I really want this degree. I have worked as a school counsellor for two years.
      VO: I believe that. But you have not shown me that you would leave afterwards. Here is the letter.
      Me: Okay.
    `,
  },
  {
    name: 'supply-chain-ohio-loan-second',
    university: 'ohio-state-university-main-campus',
    subject: 'Supply Chain Management',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'A second try after a refusal. He said what had changed since, before anything else.',
    said: `
      VO: I see you were here in March and were refused. What is different today?
      Me: Two things. The loan is sanctioned now, 44 lakh rupees, and then it was in process. And I can tell you better why I go.
      VO: Please do.
      Me: I plan the trucks for a company in Ludhiana that sells tractor parts. We send them half empty, and nobody can tell me when a full one is worth waiting for. That is a supply chain course, quite literally.
      VO: Why Ohio State?
      Me: The specialised master’s takes ten months. I lose one season and not two.
      VO: Who runs that company?
      Me: My uncle and my father. There are 60 people.
      VO: And your place in it?
      Me: I take over dispatch when I am back. My cousin does it meanwhile, not very happily.
      VO: What interest do you pay on the loan?
      Me: 10.2, floating. My father pays it monthly from the start.
      VO: All right. Your visa is approved this time.
      Me: Thank you, ma’am. I am grateful.
    `,
  },
  {
    name: 'law-california-self',
    university: 'university-of-california-berkeley',
    subject: 'Law',
    funding: 'self',
    visa: 'approved',
    takeaway: 'The bar at home is a tie that speaks for itself.',
    said: `
      VO: Good morning. You are a lawyer already?
      Me: Yes. I have been enrolled with the Bar Council of Delhi for four years.
      VO: What kind of cases?
      Me: Disputes about electricity tariffs, mostly before the tribunal.
      VO: And Berkeley?
      Me: The one-year LLM with a focus on energy and the environment.
      VO: Will you sit for a bar in the United States?
      Me: No, it would not help me before our tribunal.
      VO: Who pays?
      Me: I do. I have 38 lakh of my own, and my senior’s chambers lend me 15 lakh without interest. Both are in the statements.
      VO: Will the chambers keep your desk?
      Me: They keep my files, which is better.
      VO: Good answer. Approved.
      Me: Thank you.
    `,
  },
])
