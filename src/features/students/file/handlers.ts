export { addTag, choices, dropTag, read, removeTag, setLead } from './service.ts'
