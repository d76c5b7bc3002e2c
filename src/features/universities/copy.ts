export const nameRequired = 'Please enter the name of the university.'
export const tooManyAdded = 'You have added many universities today. Please add the others tomorrow.'
export const nameTaken = 'There is a university of this name already.'
export const domainInvalid = "Please enter the university's web domain, such as unt.edu."
