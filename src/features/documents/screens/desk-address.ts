/** Where the desk sends a file that is for a student, or for everybody. */
export const toStudent = (student: string): string => `/api/desk/documents?${new URLSearchParams({ student })}`
export const toLibrary = '/api/desk/documents'
