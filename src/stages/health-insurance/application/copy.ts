import { formatDay } from '#src/values/dates.ts'
import { required as asked } from '../details/copy.ts'

// What is said beside the fields of an insurance application (specification 2, section 5). The quoted ones stand letter
// for letter; where the specification only says that a field is required, the sentence follows theirs.

export const required = {
  firstName: 'Please enter your first name.',
  middleName: '',
  lastName: 'Please enter your last name.',
  email: 'Please enter a valid email address.',
  dob: 'Please enter your date of birth.',
  gender: 'Please select your gender.',
  maritalStatus: 'Please select your marital status.',
  mobilePrefix: 'Please select ISD Code.',
  mobileNumber: 'Please enter a valid phone number.',
  usMobilePrefix: 'Please select ISD Code.',
  usMobileNumber: 'Please enter a valid phone number.',
  nationality: 'Please select your nationality.',
  passportCountry: 'Please select your citizenship.',
  universityID: asked.universityID,
  studentId: 'Please enter your student ID.',
  visa: 'Please select your visa.',
  planID: asked.planID,
  graduationYear: 'Please select your year of graduation.',
  graduationDate: 'Please enter the day of your graduation.',
  coverageStartDate: 'Please select your coverage start date.',
  numberOfMonths: 'Please select your enrolment period.',
  billingCycle: 'Please select how you want to pay.',
  homeAddress1: 'Please enter your home address.',
  homeCity: 'Please enter your home city.',
  homeStateCode: 'Please enter your home state.',
  homePostalCode: 'Please enter your home PIN code.',
  homeCountryCode: 'Please select your home country.',
  destinationAddress1: 'Please enter your US address.',
  destinationCity: 'Please enter your US city.',
  destinationStateCode: 'Please select your US state.',
  destinationPostalCode: 'Please enter your US ZIP code.',
  emergencyContactName: 'Please enter the name of your emergency contact.',
  emergencyContactPrefix: 'Please select ISD Code.',
  emergencyContactPhone: 'Please enter a valid phone number.',
  emergencyContactRelationship: 'Please select how you are related.',
  emergencyContactOther: 'Please specify the relationship.',
  securityQuestion1: 'Please select a security question.',
  securityAns1: 'Please answer the security question.',
  securityQuestion2: 'Please select another security question.',
  securityAns2: 'Please answer the security question.',
  partOfGroup: 'Please say whether you want to be insured in a group.',
  groupChoice: 'Please choose whether to create a group or to join one.',
  groupCode: 'Please input valid group code',
  isReferred: 'Please say whether somebody referred you.',
  referredBy: 'Please enter who referred you.',
} as const

export const sameNumber = 'Emergency contact number cannot be same as your personal numbers.'
export const emailInUse = 'This email address is already in use.'
export const emailInvalid = 'Please enter a valid email address.'
export const sameQuestion = 'Please choose two different questions.'
export const zipInvalid = 'A ZIP code has five digits, such as 02215.'
export const pinInvalid = 'A PIN code in India has six digits and does not start with 0, such as 560001.'
export const startsAfterPast = (start: string): string =>
  `Your current policy has to end first: the coverage begins on ${formatDay(Temporal.PlainDate.from(start))}.`
