export const gre = 'Please enter valid scores.'
export const toefl = 'Please enter a valid TOEFL score.'
export const gmat = 'Please enter a valid GMAT score.'
export const tooMany = 'There is no room for more scores. Please remove one first.'
