import { toldIn } from './told.ts'

export const chennai = toldIn('Chennai', [
  {
    name: 'cs-texas-a-m-loan',
    university: 'texas-a-m-university-college-station',
    subject: 'Computer Science',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'He spoke slowly and let the officer finish. A question that he had not understood, he asked for again.',
    said: `
      VO: Good morning. Is this your first time applying?
      Me: Yes, it is.
      VO: What is your undergrad GPA and where is it from?
      Me: 8.4 of 10, from a college in Coimbatore, in information technology.
      VO: Any publications?
      Me: Sorry, could you say that again?
      VO: Have you published anything?
      Me: One paper at a student conference, on compressing sensor data. My teacher and I wrote it.
      VO: Why Texas A&M?
      Me: I am interested in computer architecture. Few of my admits teach it beyond one course, and this one has a whole track.
      VO: What is your plan for paying?
      Me: A loan of 46 lakh rupees from a public sector bank, and my father’s provident fund of 12 lakh if we need it.
      VO: What does your father do?
      Me: He is a foreman in a foundry. My mother runs a tailoring shop.
      VO: I am approving your visa. Congratulations.
      Me: Thank you, sir.
    `,
  },
  {
    name: 'mechanical-clemson-loan-rejected',
    university: 'clemson-university',
    subject: 'Automotive Engineering',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'A loan that covers one year, and no answer for the second. The I-20 shows one year; the officer asks about both.',
    said: `
      VO: Good morning. How long is your programme?
      Me: Two years, sir. Automotive engineering.
      VO: What does it cost in all?
      Me: The I-20 says 54,000 dollars.
      VO: That is for a year. What about the second?
      Me: I will get an assistantship in the second year.
      VO: Do you have an offer for one?
      Me: No. Seniors told me that most people get it.
      VO: And if you do not?
      Me: Then I will work part-time on campus.
      VO: That will not pay tuition. What is your loan?
      Me: 40 lakh, for the first year and the flight.
      VO: Anything else that your family owns?
      Me: We have agricultural land near Salem. It is in my grandfather’s name.
      VO: I cannot see how you pay for this degree. I am sorry, I have to refuse.
      Me: I can increase the loan.
      VO: Do that first, then come again.
    `,
  },
  {
    name: 'data-science-suny-buffalo-both',
    university: 'university-at-buffalo',
    subject: 'Data Science',
    funding: 'both',
    visa: 'approved',
    takeaway: 'A gap of two years, explained in one sentence and with one paper.',
    said: `
      VO: Hello. You graduated in 2023. What have you done since?
      Me: My father had a stroke that summer. I kept the accounts of our printing press until he could come back. That was in January.
      VO: Is he well now?
      Me: He works half days. My elder brother has joined the press for good.
      VO: And why data science?
      Me: I did mathematics. At the press I began to predict paper stock with a small model, and it saved us about a lakh a month.
      VO: Why Buffalo?
      Me: It asks for statistics and not only for programming, and the fee suits us.
      VO: How is it paid?
      Me: A loan of 28 lakh rupees, and 15 lakh from the press. I have its tax returns of three years.
      VO: Will you go back to the press?
      Me: For a year or two, and then I would like to do the same for other small factories. Sivakasi has hundreds.
      VO: Good. Approved.
      Me: Thank you, officer.
    `,
  },
  {
    name: 'biomedical-georgia-tech-self',
    university: 'georgia-institute-of-technology-main-campus',
    subject: 'Biomedical Engineering',
    funding: 'self',
    visa: 'approved',
    takeaway: 'Funding by an employer with a bond to return. The letter was one page and the officer read it.',
    said: `
      VO: Good morning. What is this letter on top?
      Me: From my employer. They pay my tuition, and I have agreed to work for them for four years afterwards.
      VO: What do they make?
      Me: Low-cost dialysis machines, near Chennai.
      VO: And you?
      Me: I test the pumps in them.
      VO: What do you want to learn at Georgia Tech?
      Me: How blood behaves in a pump. We break too many red cells, and I want to know why.
      VO: Who pays your living costs?
      Me: I do. I have saved 17 lakh rupees in five years, and my wife works as a pharmacist.
      VO: Does she go with you?
      Me: She stays with our daughter. My parents live next door.
      VO: Your visa is approved. Fix that pump.
      Me: I will. Thank you.
    `,
  },
  {
    name: 'information-technology-north-texas-loan',
    university: 'university-of-north-texas',
    subject: 'Information Technology',
    funding: 'loan',
    visa: 'rejected',
    takeaway:
      'Memorised answers break at the first question that is put differently. The officer noticed it at the second.',
    said: `
      VO: Good morning. Tell me about yourself.
      Me: Good morning, sir. My name is on my passport. I have completed my graduation with distinction and I am very passionate about information technology.
      VO: What do you do on an ordinary Tuesday?
      Me: Sorry, sir?
      VO: On an ordinary day. What do you do?
      Me: I am very passionate about information technology, so I do courses.
      VO: Which one did you do last?
      Me: Cloud.
      VO: What did you learn in it?
      Me: All the basics of cloud, sir. Scalability, flexibility and cost.
      VO: Why North Texas?
      Me: It is a public research university with diverse student population and an affordable cost.
      VO: I understand. I am refusing your visa today.
      Me: May I know the reason, sir?
      VO: You have not convinced me that you are going for studies. It is on the letter.
    `,
  },
  {
    name: 'civil-illinois-both',
    university: 'university-of-illinois-urbana-champaign',
    subject: 'Civil Engineering',
    funding: 'both',
    visa: 'approved',
    takeaway: 'A plain problem from home, and a programme that fits it.',
    said: `
      VO: Hi. Civil engineering, which part of it?
      Me: Water. How to drain a city that is flat and close to the sea.
      VO: You mean Chennai.
      Me: I mean my own street. We had a boat in it twice.
      VO: What do you do at work?
      Me: I lay storm drains for a contractor of the city. Two years now.
      VO: And Illinois teaches you what?
      Me: Hydrology with modelling. We build drains for rain that fell forty years ago, and I would like to build them for the rain that comes.
      VO: How is it paid?
      Me: Half by a loan of 30 lakh rupees, half by my parents. They are both in the postal service and have 24 lakh in its savings schemes.
      VO: Have you been outside India?
      Me: To Sri Lanka, by ferry.
      VO: Approved. I hope it stays dry.
      Me: Thank you very much.
    `,
  },
  {
    name: 'cs-long-beach-self',
    university: 'california-state-university-long-beach',
    subject: 'Computer Science',
    funding: 'self',
    visa: 'rejected',
    takeaway:
      'Admitted by a stronger programme, he chose another for where his cousin lives. If the reason is money or place, say so first and show the sums.',
    said: `
      VO: Good morning. Where else were you admitted?
      Me: At Stony Brook and at Cincinnati.
      VO: Why did you choose Long Beach?
      Me: The weather is good, and it is a good university.
      VO: What about the programme?
      Me: It has all the subjects: algorithms, operating systems, databases.
      VO: So has every programme. Did anybody advise you?
      Me: My cousin lives near there. He said I can stay with him and save on rent.
      VO: What does your cousin do?
      Me: He has a grocery store.
      VO: Will you work there?
      Me: No. Maybe I will help him sometimes, on weekends.
      VO: You may not work there on a student visa. Do you know that?
      Me: Not for money, only to help.
      VO: I am not able to approve this. You may apply again.
    `,
  },
  {
    name: 'physics-rochester-self-phd',
    university: 'university-of-rochester',
    subject: 'Physics',
    funding: 'self',
    visa: 'approved',
    takeaway:
      'A doctoral offer with a stipend answers the question of money; what remains is what you do. With a stipend one chooses Self-Funded in our form.',
    said: `
      VO: A PhD in physics. What in physics?
      Me: Lasers. Very short pulses, and what they do to glass.
      VO: Is that for weapons?
      Me: No. It is used to cut the glass of telephones, and to write data into it.
      VO: Who pays you?
      Me: The department. I have a teaching assistantship: tuition is waived and the stipend is about 34,000 dollars a year. It is in the letter.
      VO: Have you spoken with your adviser?
      Me: Three times by video. I will start in a group of nine.
      VO: Where did you do your master’s?
      Me: At a central university in Puducherry. My thesis was on the same material.
      VO: And in six years?
      Me: I want to teach at an institute here. They ask for a doctorate and some years in a good laboratory.
      VO: Good. It may need some days of processing. If we need a list of publications, we write to you.
      Me: I have it with me, if that helps.
      VO: That does help. Thank you. Approved.
    `,
  },
  {
    name: 'supply-chain-syracuse-loan',
    university: 'syracuse-university',
    subject: 'Supply Chain Management',
    funding: 'loan',
    visa: 'approved',
    takeaway: 'She knew the terms of her loan better than her co-applicant did.',
    said: `
      VO: Good morning. Tell me about your loan.
      Me: It is 39 lakh rupees at 10.4 per cent, over 12 years, from a finance company. I pay the interest monthly while I study.
      VO: From what?
      Me: My mother’s salary covers it. It is about 33,000 rupees a month.
      VO: Why not a public bank?
      Me: They asked for a house as security and ours is rented.
      VO: What does your mother do?
      Me: She is the head of nursing in a hospital in Madurai.
      VO: And what will you do with a supply chain degree?
      Me: I buy medical supplies for a hospital chain. In the flood we ran out of oxygen valves for two days. I want to learn how to hold the right stock, and not more stock.
      VO: Did you consider studying in India?
      Me: Yes. There is one programme that I liked; I was on its waiting list and not called.
      VO: Very well. Approved.
      Me: Thank you, ma’am.
    `,
  },
  {
    name: 'electrical-florida-both-documents',
    university: 'university-of-florida',
    subject: 'Electrical Engineering',
    funding: 'both',
    visa: 'approved',
    takeaway:
      'A slip for more papers first, the visa three weeks later. She sent exactly what it listed, in one message, the same evening.',
    said: `
      VO: Good morning. What will you specialise in?
      Me: Antennas, in electrical engineering.
      VO: For what use?
      Me: For medical implants, small enough to go into a pacemaker.
      VO: Did you have any project with radar?
      Me: One in college. We measured how fast cricket balls fly.
      VO: I have to ask for some papers because of your field. Here is a white slip. It wants your resume, your study plan and the name of your adviser.
      Me: May I send them by e-mail today?
      VO: Yes, as one document. How are you paying, meanwhile?
      Me: A loan of 32 lakh rupees and 16 lakh from my parents. My father drives his own lorry and my mother is a teacher.
      VO: The money is fine. Send the papers. If they are in order, you need not come again.
      Me: Is there a date by which I should write?
      VO: Within a year. But you start in August, so I would not wait.
      Me: I understand. Thank you.
    `,
  },
  {
    name: 'hospitality-houston-self',
    university: 'university-of-houston',
    subject: 'Hospitality Management',
    funding: 'self',
    visa: 'rejected',
    takeaway: 'The sponsor was an acquaintance, not family. Officers ask why a stranger pays, and there was no answer.',
    said: `
      VO: Good morning. Who is your sponsor?
      Me: A family friend in Dubai, ma’am.
      VO: How do you know him?
      Me: He knows my father from before. They worked in one hotel.
      VO: How often do you speak with him?
      Me: I have spoken with him twice.
      VO: Why does he pay 50 lakh rupees for you?
      Me: He wants to help. He has no children.
      VO: Will you have to pay it back?
      Me: It is not decided. He has given an affidavit.
      VO: And your parents?
      Me: My father works in a guest house. His income is about four lakh.
      VO: What would you do after the degree?
      Me: I will manage a hotel, in India or in Dubai, wherever there is a chance.
      VO: I cannot approve it. The funding is not clear to me, and neither are your plans.
      Me: All right, ma’am. Thank you.
    `,
  },
  {
    name: 'statistics-minnesota-self',
    university: 'university-of-minnesota-twin-cities',
    subject: 'Statistics',
    funding: 'self',
    visa: 'approved',
    takeaway: 'He did not know one answer and said so. That was worth more than a guess.',
    said: `
      VO: Good morning. What is a p-value?
      Me: How surprising the data would be if nothing were going on.
      VO: That is the best I have heard today. Why Minnesota?
      Me: For survey statistics. My father’s firm does opinion surveys, and we are wrong too often in villages.
      VO: How does one get villages right?
      Me: I do not know yet. I think that we ask the wrong people at the wrong hour, but I cannot show it.
      VO: Who pays?
      Me: My father. The firm has 40 employees, and its profit was 62 lakh last year. The deposits are 48 lakh.
      VO: Any relatives there?
      Me: An aunt in Chicago. She is a citizen and has been there since 1994.
      VO: Will you stay with her?
      Me: No, I have a room in a university hall.
      VO: Fine. Approved.
      Me: Thank you.
    `,
  },
])
