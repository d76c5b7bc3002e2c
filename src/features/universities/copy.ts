export const nameRequired = 'Please enter the name of the university.'
export const tooManyAdded = 'You have added many universities today. Please add the others tomorrow.'
