// What officers ask for an F-1 visa, and what they want to know by it. Ours, by what each is about.

export const topicNames = {
  study: 'What you will study',
  university: 'Why there',
  past: 'What you have done',
  money: 'Who pays',
  ties: 'What you come back to',
  form: 'You and your papers',
} as const

type Question = { topic: keyof typeof topicNames; asks: string; wants: string }

export const questions = {
  'what-study': {
    topic: 'study',
    asks: 'What will you study, and for how long?',
    wants: 'Whether it is your own plan. Degree, subject and length in two sentences, as your I-20 says them.',
  },
  'why-subject': {
    topic: 'study',
    asks: 'Why did you choose this subject?',
    wants: 'A reason that is yours: a project, a job, a problem you met. Not that it is in demand.',
  },
  courses: {
    topic: 'study',
    asks: 'Which courses are you looking forward to?',
    wants: 'That you have read the programme. Two courses by name, and what you want from them.',
  },
  research: {
    topic: 'study',
    asks: 'Explain your field to me as if I knew nothing about it.',
    wants: 'Plain words. If your field is sensitive, they listen for what it is used for.',
  },
  'why-not-india': {
    topic: 'study',
    asks: 'Why do you not study this in India?',
    wants: 'What the programme there has that you need. Say nothing against home.',
  },
  'why-university': {
    topic: 'university',
    asks: 'Why this university?',
    wants: 'Something that is true of this one alone. Rankings and faculty praise are true of all.',
  },
  'how-many': {
    topic: 'university',
    asks: 'How many universities did you apply to, and which admitted you?',
    wants: 'A straight number, and that the choice was yours.',
  },
  'why-this-of-admits': {
    topic: 'university',
    asks: 'You were admitted elsewhere as well. Why this one?',
    wants: 'How you compared them. Cost is a good reason when you say it with the sums.',
  },
  where: {
    topic: 'university',
    asks: 'Where is it, and where will you live?',
    wants: 'That you have looked. The city, and a hall or a room; no address is needed.',
  },
  professors: {
    topic: 'university',
    asks: 'Have you been in touch with anybody at the university?',
    wants: 'For research degrees, your adviser and the project. For others a plain no is fine.',
  },
  gpa: {
    topic: 'past',
    asks: 'What was your grade, and did you have any backlogs?',
    wants: 'Honesty. How many, why, and what changed, in one breath.',
  },
  scores: {
    topic: 'past',
    asks: 'What are your GRE and English scores?',
    wants: 'The numbers. If you took none, say that the programme does not ask for them.',
  },
  gap: {
    topic: 'past',
    asks: 'You graduated some time ago. What have you done since?',
    wants: 'No hole in the story. Work, family, preparation: with years and one paper that shows it.',
  },
  job: {
    topic: 'past',
    asks: 'Where do you work, and what do you do there?',
    wants: 'Whether the degree follows from it. One thing you made or ran, and no titles.',
  },
  'why-now': {
    topic: 'past',
    asks: 'Why do you leave your job for this now?',
    wants: 'What you cannot do without the degree, and what your employer says to it.',
  },
  project: {
    topic: 'past',
    asks: 'Tell me about a project you worked on.',
    wants: 'That you did it yourself. What went wrong in it is often the best part.',
  },
  'who-pays': {
    topic: 'money',
    asks: 'Who pays for your studies?',
    wants: 'Each source with its sum, adding up to what the I-20 asks for.',
  },
  parents: {
    topic: 'money',
    asks: 'What do your parents do, and what do they earn?',
    wants: 'A number for a year, and where it stands in the papers. Farm income counts; say how you show it.',
  },
  loan: {
    topic: 'money',
    asks: 'Tell me about your loan.',
    wants: 'Amount, lender, interest, security and who signs with you. It is your loan, so know it.',
  },
  repay: {
    topic: 'money',
    asks: 'How will you repay it?',
    wants: 'A calculation that works with a salary at home.',
  },
  savings: {
    topic: 'money',
    asks: 'How long has this money been in the account?',
    wants: 'Where it comes from. New money needs a sale deed, a gift letter or a tax return.',
  },
  'second-year': {
    topic: 'money',
    asks: 'The I-20 shows one year. How do you pay for the next?',
    wants: 'A plan without a job that you do not have yet.',
  },
  after: {
    topic: 'ties',
    asks: 'What will you do after the degree?',
    wants: 'A picture of you at home: a role, a company, a family business, a post that waits.',
  },
  stay: {
    topic: 'ties',
    asks: 'Do you plan to work in the United States?',
    wants:
      'That you know the rules, and that study is the reason you go. Training after the degree is allowed; a life plan around it is not what this visa is for.',
  },
  relatives: {
    topic: 'ties',
    asks: 'Do you have relatives in the United States?',
    wants: 'The truth, at once. They may know already. Then what you have here.',
  },
  family: {
    topic: 'ties',
    asks: 'Who is in your family, and who stays here?',
    wants: 'The people and duties that you come back to.',
  },
  married: {
    topic: 'ties',
    asks: 'Are you married, or about to be?',
    wants: 'Where your husband or wife will be, and why.',
  },
  refused: {
    topic: 'form',
    asks: 'Were you ever refused a visa? What is different now?',
    wants: 'A new fact. The same story in better words is the same story.',
  },
  travel: {
    topic: 'form',
    asks: 'Which countries have you been to?',
    wants: 'That you have gone and come back. None is no fault.',
  },
  'social-media': {
    topic: 'form',
    asks: 'Are all your social media accounts listed, and are they public?',
    wants: 'All that the form asks for, under every name, and open to read.',
  },
  statement: {
    topic: 'form',
    asks: 'What did you write in your statement of purpose?',
    wants: 'That you wrote it. Tell it in your own words, with one example.',
  },
} as const satisfies Readonly<Record<string, Question>>
