export { academics, addAcademic, changeAcademic, removeAcademic } from './academics.ts'
export { addWork, changeWork, removeWork, work } from './work.ts'
