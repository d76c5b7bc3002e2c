/** Where the desk reads a student's file: each look is written down. */
export const fromStudents = '/api/desk/documents'

/** Where the desk sends a file that is for a student, or for everybody. */
export const toStudent = (student: string): string => `/api/desk/documents?${new URLSearchParams({ student })}`
export const toLibrary = '/api/desk/documents'
