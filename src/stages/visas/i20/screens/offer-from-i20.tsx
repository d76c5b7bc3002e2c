import { OfferToKeep } from '#src/features/passport-profile/screens/offer-to-keep.tsx'
import type { I20Data } from '../contract.ts'
import { profileFrom } from '../from-profile/rules.ts'

/** Of a form that was filled: what other forms ask for as well. */
export const OfferFromI20 = ({ data }: { data: I20Data }) => <OfferToKeep given={profileFrom(data)} />
