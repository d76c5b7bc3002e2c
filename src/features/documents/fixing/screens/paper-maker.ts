// What makes PDFs: fetched when the first is made, for it weighs more than a page. Its own file, so that it is one script.
export { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib'
