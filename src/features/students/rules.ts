/** What follows a student's id in the address where their journey is read as they see it. */
export const asStudentPlace = '.as-student'
