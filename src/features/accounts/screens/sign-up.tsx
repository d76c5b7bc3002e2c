import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { RouteStrip } from '../../../ui/route-strip.tsx'
import { useUser } from './session.ts'
import { SignUpForm } from './sign-up-form.tsx'
import s from './sign-up.module.css'
import { VisitorPage } from './visitor-page.tsx'

const line = [
  { id: 'you', label: 'You', state: 'now' },
  { id: 'visa', label: 'Visa', state: 'ahead' },
  { id: 'campus', label: 'Campus', state: 'ahead' },
] as const

/** Guests see it without the picture: they are in the middle of something. */
export function SignUpScreen() {
  const isGuest = useUser()?.isAnonymous === true
  const [isShown] = useState(!isGuest)
  return (
    <VisitorPage title="Create an account" width="wide" offer="sign-in">
      <div className={isShown ? s.beside : s.alone}>
        {isShown && (
          <div className={s.picture}>
            <h2>It takes three minutes.</h2>
            <p>After that, every paper and every date of your journey has its place.</p>
            <RouteStrip label="Your journey begins here" stations={line} />
          </div>
        )}
        <Card as="section" label="Create an account">
          <h1>Create an account</h1>
          <p className={s.small}>
            You have one already? <Link href="/">Sign in</Link>
          </p>
          <SignUpForm />
        </Card>
      </div>
    </VisitorPage>
  )
}
