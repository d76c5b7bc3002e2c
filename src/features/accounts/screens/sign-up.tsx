import { useState } from 'react'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { LuggageLabel } from '#src/ui/drawings/luggage-label.tsx'
import { useUser } from './session.ts'
import { useEntryWords } from './use-words.ts'
import { SignUpForm } from './sign-up-form.tsx'
import s from './accounts.module.css'
import { VisitorPage } from './visitor-page.tsx'

const PhoneSignUpForm = later(async () => (await import('./phone-sign-up-form.tsx')).PhoneSignUpForm, null)

const GuestSignUp = later(async () => (await import('./guest-sign-up.tsx')).GuestSignUp, null)

/** Guests see it without the picture: they are in the middle of something. */
export default function SignUpScreen() {
  const said = useEntryWords()
  const { create: copy, lookInside, signIn } = said.words
  const isGuest = useUser()?.isAnonymous === true
  const [isShown] = useState(!isGuest)
  return (
    <VisitorPage
      title={copy.title}
      width="wide"
      offer="sign-in"
      words={{ skip: signIn.skip, signIn: signIn.title, signUp: copy.title }}
    >
      <InLanguage says={[said]}>
        <div className={isShown ? s.both : s.alone}>
          {isShown && (
            <div className={s.picture}>
              <div className="slim below-4">
                <LuggageLabel />
              </div>
              <h2>{copy.picture}</h2>
              <p>{copy.pictureWhy}</p>
            </div>
          )}
          <Card as="section" label={copy.title}>
            <h1>{copy.title}</h1>
            <p className={s.small}>
              {isShown ? (
                <>
                  {copy.already} <Link href="/">{signIn.title}</Link>. {copy.unsure}{' '}
                  <Link href="/look-inside">{lookInside}</Link>
                </>
              ) : (
                copy.guest
              )}
            </p>
            <SignUpWays isGuest={isGuest} />
          </Card>
        </div>
      </InLanguage>
    </VisitorPage>
  )
}

/** All at once, or by a phone alone with the rest later. */
function SignUpWays({ isGuest }: { isGuest: boolean }) {
  const { signUpWays } = useEntryWords().words
  const [isByPhone, setByPhone] = useState(false)
  const { lede, action } = isByPhone ? signUpWays.whole : signUpWays.byPhone
  return (
    <>
      <div className={s.way}>
        <p>{lede}</p>
        <Button onClick={() => setByPhone(!isByPhone)}>{action}</Button>
      </div>
      {isByPhone ? <PhoneSignUpForm /> : isGuest ? <GuestSignUp /> : <SignUpForm />}
    </>
  )
}
