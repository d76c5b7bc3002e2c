import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { LuggageLabel } from '#src/ui/drawings/luggage-label.tsx'
import { lookInside } from '../legal/copy.ts'
import { signUpWays } from '../copy.ts'
import { useUser } from './session.ts'
import { SignUpForm } from './sign-up-form.tsx'
import s from './accounts.module.css'
import { VisitorPage } from './visitor-page.tsx'

const PhoneSignUpForm = later(async () => (await import('./phone-sign-up-form.tsx')).PhoneSignUpForm, null)

const GuestSignUp = later(async () => (await import('./guest-sign-up.tsx')).GuestSignUp, null)

/** Guests see it without the picture: they are in the middle of something. */
export default function SignUpScreen() {
  const isGuest = useUser()?.isAnonymous === true
  const [isShown] = useState(!isGuest)
  return (
    <VisitorPage title="Create an account" width="wide" offer="sign-in">
      <div className={isShown ? s.both : s.alone}>
        {isShown && (
          <div className={s.picture}>
            <div className="slim below-4">
              <LuggageLabel />
            </div>
            <h2>It takes three minutes.</h2>
            <p>After that, every paper and every date of your journey has its place.</p>
          </div>
        )}
        <Card as="section" label="Create an account">
          <h1>Create an account</h1>
          <p className={s.small}>
            {isShown ? (
              <>
                You have one already? <Link href="/">Sign in</Link>. Not sure?{' '}
                <Link href="/look-inside">{lookInside}</Link>
              </>
            ) : (
              'All that you have entered stays yours. If you have an account already, press Logout and sign in.'
            )}
          </p>
          <SignUpWays isGuest={isGuest} />
        </Card>
      </div>
    </VisitorPage>
  )
}

/** All at once, or by a phone alone with the rest later. */
function SignUpWays({ isGuest }: { isGuest: boolean }) {
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
