import { toldIn } from './told.ts'

export const hyderabad = toldIn('Hyderabad', [
  {
    name: 'cs-arizona-state-loan',
    university: 'arizona-state-university-campus-immersion',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'approved',
    takeaway:
      'Hundreds of applicants say computer science at this window. A project of one’s own, told in a sentence, is what stays.',
    said: `
      VO: Good morning. Computer science at Arizona State. Why?
      Me: I want to study how to make software that works with a bad connection. There are two courses on it, and one group that I wrote to has answered me.
      VO: Why a bad connection?
      Me: I made an app for my father’s seed shop near Warangal. The network there comes and goes, and the app lost orders.
      VO: Did you mend it?
      Me: It keeps them on the phone now and sends them later. It still makes mistakes when two people sell the last bag.
      VO: That is a real problem. What was your score?
      Me: 8.1 CGPA, and 316 in the GRE.
      VO: Who pays?
      Me: A loan of 40 lakh rupees against our house, and the shop earns about 14 lakh a year.
      VO: Do you have a sibling?
      Me: A younger brother, in class twelve.
      VO: All right. I am approving your visa.
      Me: Thank you, ma’am.
    `,
  },
  {
    name: 'cs-arizona-state-loan-rejected',
    university: 'arizona-state-university-campus-immersion',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'Same university, same subject, same loan. What was missing is a reason of one’s own, and numbers that one knows.',
    said: `
      VO: Good morning. Why Arizona State?
      Me: It is number one in innovation, sir.
      VO: What does that mean to you?
      Me: There are many opportunities and good exposure.
      VO: Which courses will you take?
      Me: I will decide after I reach there.
      VO: How many of your friends are going to the same university?
      Me: Five or six. We are all from one college.
      VO: What is the total cost?
      Me: I think 50 lakh. My father knows.
      VO: And the loan?
      Me: It is from a bank. Also around 50 lakh.
      VO: What does your father do?
      Me: Agriculture and some business.
      VO: What kind of business?
      Me: Different things, sir. Real estate.
      VO: I am sorry, I cannot approve your visa. Please take this letter.
    `,
  },
  {
    name: 'data-science-north-texas-self',
    university: 'university-of-north-texas',
    subject: 'Data Science',
    funding: 'self',
    visa: 'approved',
    takeaway:
      'Asked why a less known university, she gave the true reason: the sum that her family has, and what it buys.',
    said: `
      VO: Hello. You have a good score. Why not a better known university?
      Me: I was admitted to two that are better known. With what my parents have, there we would have needed a loan. Here we need none.
      VO: How much do they have?
      Me: 38 lakh rupees, in deposits from before 2022. The whole degree costs about 34 with living.
      VO: What do they do?
      Me: My mother is a bank clerk, my father is a lecturer in a junior college.
      VO: And what do you lose by not going to the other one?
      Me: The name. I looked at the courses in statistics, and they are nearly the same.
      VO: What will you do with it?
      Me: I work in a hospital’s billing office in Vijayawada. We refuse insurance claims without knowing why they fail. I would like to find out, and that is a job I can come back to.
      VO: Have they promised it?
      Me: They have said that they will need somebody. It is not in writing.
      VO: That is fine. Approved.
      Me: Thank you.
    `,
  },
  {
    name: 'information-technology-kent-loan-ties',
    university: 'kent-state-university-at-kent',
    subject: 'Information Technology',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'A third degree of the same kind looks like a reason to travel, not to learn. Say what the next one adds.',
    said: `
      VO: Good morning. You have a BTech and an MTech in information technology. Why a third degree?
      Me: To get international exposure, sir.
      VO: What will you learn that you do not know?
      Me: New technologies. Cloud, AI, cyber security.
      VO: Your MTech had courses in all of them.
      Me: Yes, but there it is more practical.
      VO: What have you done since 2022?
      Me: I am a guest lecturer.
      VO: Will you teach when you are back?
      Me: If there is a post. In private colleges the salary is low.
      VO: How would you repay 37 lakh from such a salary?
      Me: I would work for some years there first.
      VO: Then it is not only for study. I am refusing your application under 214(b).
      Me: Sir, I have my land documents.
      VO: I do not need them. Thank you.
    `,
  },
  {
    name: 'business-analytics-dallas-both',
    university: 'the-university-of-texas-at-dallas',
    subject: 'Business Analytics',
    funding: 'both',
    visa: 'approved',
    takeaway: 'Her uncle helps, and she said how much, since when and why.',
    said: `
      VO: Good morning. Who is paying for your master’s?
      Me: Three sources. A loan of 25 lakh rupees, 10 lakh from my parents, and 8 lakh from my mother’s brother.
      VO: Why does he pay?
      Me: He has no children, and he paid for my school as well. The money has been in my account for two years.
      VO: What do your parents do?
      Me: They run a canteen in a college in Guntur.
      VO: And you?
      Me: I work for an online grocer, in demand planning.
      VO: What would you plan better after Dallas?
      Me: Festivals. We are wrong every year before Sankranti, always by the same amount, and nobody has time to find out why.
      VO: Why Dallas?
      Me: It offers a track in supply analytics and starts in August. My company keeps my post for 20 months, not longer.
      VO: Can you show me that?
      Me: Yes, here is the letter.
      VO: Very good. Approved.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'pharmacy-rutgers-self',
    university: 'rutgers-university-new-brunswick',
    subject: 'Pharmaceutical Sciences',
    funding: 'self',
    visa: 'approved',
    takeaway: 'From a city of medicines, with a medicine in hand. The officer asked for nothing but the story.',
    said: `
      VO: Hi. What do you do for a living?
      Me: I coat tablets. I am a process chemist in a plant outside Hyderabad.
      VO: Is there much to know about the coat?
      Me: If it is too thick, the medicine comes too late. We throw away one batch in thirty.
      VO: And Rutgers will help with that?
      Me: It has a centre for tablet manufacture, which is what I want, with real machines.
      VO: Who pays?
      Me: My parents, from the sale of two acres. The sale was registered last September for 74 lakh rupees.
      VO: Is it taxed?
      Me: It was agricultural land, so there is a certificate for that. I have both.
      VO: And your employer?
      Me: I have resigned, in good terms. My manager has written that they would hire me again.
      VO: Good. Approved.
      Me: Thank you.
    `,
  },
  {
    name: 'engineering-management-missouri-loan',
    university: 'missouri-university-of-science-and-technology',
    subject: 'Engineering Management',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'She corrected the officer politely, with the paper in hand.',
    said: `
      VO: Your I-20 says that you have no funds of your own.
      Me: May I show you? Page one has a loan of 42,000 dollars and family funds of 9,000.
      VO: So it has. Whose are the family funds?
      Me: My mother’s. She is a widow and has a pension and rent from two shops.
      VO: How much is the loan in rupees?
      Me: 36 lakh, sanctioned in April.
      VO: Why engineering management?
      Me: I build transformer yards, and I am the only woman on the site. They give me the planning because I write things down. I have found that I like it.
      VO: Why Missouri?
      Me: It is an engineering school, and the programme takes people who have been on a site. I do not want to sit with people who have only seen slides.
      VO: Where is the site?
      Me: Near Kurnool. It is very hot there.
      VO: Missouri is not. Approved.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'cybersecurity-dallas-loan-second-refusal',
    university: 'the-university-of-texas-at-dallas',
    subject: 'Cybersecurity',
    funding: 'loan',
    visa: 'rejected',
    takeaway: 'Nothing had changed since the first refusal but the date. A second try needs a new fact.',
    said: `
      VO: You were here six weeks ago. What has changed?
      Me: I have prepared better, sir.
      VO: I mean in your situation.
      Me: I have a new bank statement.
      VO: With how much in it?
      Me: The same amount. It is a newer date.
      VO: What did the officer ask you the last time?
      Me: Why this university, and who pays.
      VO: And why this university?
      Me: It is a good university for cybersecurity, with a centre of excellence.
      VO: What does the centre do?
      Me: Research, sir, in all areas.
      VO: I do not see anything new here. The decision stays the same.
      Me: Can I apply again?
      VO: You can, at any time. I would wait until you can tell me something different.
    `,
  },
  {
    name: 'bioinformatics-georgia-state-both',
    university: 'georgia-state-university',
    subject: 'Bioinformatics',
    funding: 'both',
    visa: 'approved',
    takeaway: 'A change of field with a bridge: two courses, one project, and a reason.',
    said: `
      VO: Your degree is in computer science, and now it is biology. How so?
      Me: My sister has thalassaemia. I began to read about it, then I took two online courses in genetics, and last year I helped a laboratory at the university here with its data.
      VO: Helped with what?
      Me: They had 300 samples and one laptop. I made it run overnight instead of for a week.
      VO: Is there a letter from them?
      Me: Yes, from the head of the laboratory.
      VO: Why Georgia State?
      Me: It takes people from computer science into bioinformatics and says which biology courses they must add.
      VO: Who pays?
      Me: A loan of 30 lakh rupees, and my parents give 12 lakh. My father is a sub-inspector of police.
      VO: And your sister’s treatment?
      Me: It is free in a government hospital, and my father’s post covers the rest.
      VO: I wish her well. Approved.
      Me: Thank you, ma’am. I will tell her.
    `,
  },
  {
    name: 'industrial-auburn-self',
    university: 'auburn-university',
    subject: 'Industrial Engineering',
    funding: 'self',
    visa: 'approved',
    takeaway: 'Five answers, none over two sentences. It took less than two minutes.',
    said: `
      VO: Good morning. What do your parents do?
      Me: They grow mangoes, on 28 acres near Vijayawada, and have a small plant for pulp.
      VO: What do they earn?
      Me: About 32 lakh in a good year, 18 in a bad one. The tax returns show the plant, farm income is not taxed.
      VO: And industrial engineering at Auburn?
      Me: The plant stands idle nine months. I want to find out what else it can run on.
      VO: How much money is there for it?
      Me: 44 lakh rupees in deposits, and I have a tuition reduction of 6,000 dollars a year.
      VO: Your visa is approved. I like mangoes.
      Me: Thank you. So do I.
    `,
  },
  {
    name: 'artificial-intelligence-santa-clara-loan-documents',
    university: 'santa-clara-university',
    subject: 'Artificial Intelligence',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'Refused under section 221(g) for now. The accounts were listed but private: the slip asked to open them, and the officer looked again later.',
    said: `
      VO: Good morning. Have you set your social media accounts to public?
      Me: Two of them. One is still private, I think.
      VO: All of them have to be public so that we can read them. Why is one not?
      Me: I had not opened it for a year and I have forgotten the password.
      VO: You listed it, which is right. What is your programme?
      Me: Artificial intelligence, in the school of engineering.
      VO: And the plan?
      Me: To work on speech in Telugu. The assistants on our phones understand my grandmother very badly.
      VO: Funding?
      Me: A loan of 58 lakh rupees, with my father as co-applicant. He is a chartered accountant.
      VO: That is all in order. I am giving you a slip. Make the account public, or write that it is deleted, and answer by e-mail.
      Me: And then I come again?
      VO: Probably not. We write to you.
      Me: I will do it today. Thank you.
    `,
  },
  {
    name: 'construction-houston-loan',
    university: 'university-of-houston',
    subject: 'Construction Management',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'A nervous start, and the officer helped. They are not there to trap anybody.',
    said: `
      VO: Good morning. You look nervous.
      Me: I am, ma’am. I practised with the mirror and it asked other questions.
      VO: Take a breath. What do you do?
      Me: I am a site engineer. We build a flyover in Uppal.
      VO: The one that is never finished?
      Me: That one. It is why I would like to study construction management.
      VO: What goes wrong?
      Me: We learn that a pipe is in the way when the machine is already there. Everybody has a drawing and they are all different.
      VO: And Houston teaches you what?
      Me: To keep one model for all, and contracts that make people use it. There is a course on each.
      VO: Who pays?
      Me: A loan of 33 lakh rupees. My father is a retired linesman, my brother and I both earn.
      VO: Will your brother pay while you are away?
      Me: The interest, yes. I did it for him.
      VO: There, that was not so bad. Approved.
      Me: Thank you. It was not.
    `,
  },
  {
    name: 'computer-science-missouri-loan-agent-essay',
    university: 'university-of-central-missouri',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'rejected',
    takeaway: 'She could not tell what was in her own statement of purpose. Whatever you sign, be able to tell it.',
    said: `
      VO: Good morning. What did you write in your statement of purpose?
      Me: About my goals, and why I chose the university.
      VO: It mentions a project on traffic signals. Tell me about it.
      Me: It is a project to control the traffic. With signals.
      VO: How does it decide when to change a light?
      Me: There is an algorithm.
      VO: Which one?
      Me: I do not remember now. It was a team project.
      VO: Did you write the statement yourself?
      Me: I gave the points, and the consultancy wrote it.
      VO: What do you like about computers?
      Me: Everything, ma’am. I have been interested since childhood.
      VO: I cannot approve the visa. I do not know from you why you go.
      Me: Please give me one chance.
      VO: You can apply again. Tell your own story then.
    `,
  },
])
