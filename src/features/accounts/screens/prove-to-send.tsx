import { proveContact } from '../unproved/copy.ts'
import { ProveContact } from './prove-contact.tsx'

/** Where papers are sent. */
export const ProveToSend = () => <ProveContact words={proveContact.toSend} />
