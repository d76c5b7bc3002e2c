// The words of the numbers on a student's visa papers.
export const invalid = {
  sevisId: 'A SEVIS ID is N and ten digits, such as N0012345678.',
  schoolCode: 'A school code looks like BOS214F12345000: three letters, 214F and eight digits.',
  applicationId: 'An application ID is AA and eight letters or digits, such as AA00ABC123.',
  barcode: 'The number under the barcode is AA and eight letters or digits, such as AA00ABC123.',
} as const
