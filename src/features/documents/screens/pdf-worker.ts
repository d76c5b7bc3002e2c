// pdf.js's own worker. The one that reads words is bounded before it begins.
import './bounded-by-name.ts'
import 'pdfjs-dist/build/pdf.worker.min.mjs'
