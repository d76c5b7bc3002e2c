export const dayRequired = 'Please enter a day, such as 16th August 2027.'
export const noSuchDay = 'The calendar has no such day. Please enter one such as 16th August 2027.'
export const dayTooFar = 'This day is more than ten years away. Please check the year.'
export const startTooFar = 'This day is more than six years away. Please check the year.'
export const contradictions = {
  classesStart:
    'Classes would begin before the programme starts. Please check both days: they are in your I-20 and your university’s calendar.',
  flight:
    'You would arrive after classes have begun. Please check the day, or ask your university for a late-arrival letter.',
  flightAfterStart:
    'You would arrive after your programme has started. Please check the day, or ask your university for a late-arrival letter.',
  flightOver: 'This day is over. If you have not flown yet, please check the day and the year.',
  waiver: 'The window would open after it closes. Please check both days on your university’s page.',
} as const
export const thingUnknown = 'The plan has no such date.'
export const keptElsewhere = 'This date is changed at its own step.'
export const atAppointment = 'Change it at the consular appointment'
export const atVaccines = 'Change it in your vaccine records'
export const atIntake = 'Change your intake'
