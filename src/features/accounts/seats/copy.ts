// What is said of a seat at the desk.
export const bankRequired = 'Please choose the bank that this person works for.'
export const bankNotWanted = 'Only a lender sits at the desk for a bank.'
export const notProvedYet =
  'This person has not confirmed their e-mail address yet. Ask them to open the link in a sign-in e-mail first.'
