import { Refused } from '@pramaan/api-client'
import type { Person } from '@pramaan/auth/token'
import { parseOtp } from '@pramaan/domain/otp'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useOneAtATime } from '../../forms/use-one-at-a-time.ts'
import { useSentence } from '../../texts/texts.tsx'
import type { SentCode } from '../sign-in-store.ts'
import type { SignInRole } from '../use-sign-in-calls.ts'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import { useVerifyCode } from './use-verify-code.ts'

/** Props of `OtpForm`; `incorrect` is the employer screens' text for a wrong code, instead of the server's. */
export type OtpFormProps = {
  flow: SignInFlow
  sent: SentCode
  asRole: SignInRole
  continueTo?: (person: Person) => string | undefined
  incorrect?: boolean
  above?: ReactNode
  /** The page of Help, in an app that has one for visitors. */
  help?: string
}

type Factor = { by: 'totp' | 'recovery'; typed: string }

/** The last response: about the code, the second factor, a further code, or something else. */
type Refusal =
  | { kind: 'none' | 'one-more' }
  | { kind: 'code' | 'factor'; sentence: string }
  | { kind: 'other'; error: unknown }

const aboutCode = ['invalid-mobile-otp', 'invalid-email-otp']
const aboutFactor = ['invalid-second-factor', 'invalid-recovery-code']

/**
 * The state of the code form: a complete code is submitted automatically, a wrong one is cleared and its field keeps
 * the focus.
 */
export function useOtpForm({ flow, sent, asRole, continueTo }: OtpFormProps) {
  const sentence = useSentence()
  const ref = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const [second, setSecond] = useState(false)
  const [factor, setFactor] = useState<Factor>({ by: 'totp', typed: '' })
  const verify = useVerifyCode(flow, asRole, continueTo)
  const once = useOneAtATime()
  const field = (name: string) => ref.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const failed = (error: unknown) => {
    if (!(error instanceof Refused)) return
    const inFactor = aboutFactor.includes(error.code)
    if (!inFactor) setCode('')
    if (inFactor) setSecond(true)
    if (inFactor) setFactor(({ by }) => ({ by, typed: '' }))
    field(inFactor ? factor.by : 'otp')?.focus()
  }
  const send = (otp: string, typed: string) => {
    const proof = second ? proofOf(factor.by, typed) : {}
    return once(() => verify.mutateAsync({ sent, code: otp, proof }).catch(failed))
  }
  const submit = (otp: string, typed: string) => {
    const full = parseOtp(otp).otp !== undefined
    setShort(!full)
    if (!full) return field('otp')?.focus()
    if (second && !typed) return field(factor.by)?.focus()
    void send(otp, typed)
  }
  const forget = () => {
    setShort(false)
    verify.reset()
  }
  return {
    ref,
    code,
    short,
    second,
    factor,
    isPending: verify.isPending,
    refusal: refusalOf(verify.error, sentence),
    type(value: string) {
      forget()
      setCode(value)
    },
    typeFactor(typed: string) {
      forget()
      setFactor(({ by }) => ({ by, typed }))
    },
    switchFactor() {
      forget()
      setFactor(otherFactor)
    },
    complete: (otp: string) => submit(otp, factor.typed),
    completeFactor: (typed: string) => submit(code, typed),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      submit(code, factor.typed)
    },
  }
}

function proofOf(by: Factor['by'], typed: string) {
  return by === 'totp' ? { totp: typed } : { recoveryCode: typed }
}

function otherFactor({ by }: Factor): Factor {
  return { by: by === 'totp' ? 'recovery' : 'totp', typed: '' }
}

/** The state and actions of the code form. */
export type OtpFormState = ReturnType<typeof useOtpForm>

function refusalOf(error: unknown, sentence: (text: string) => string): Refusal {
  if (!error) return { kind: 'none' }
  if (!(error instanceof Refused)) return { kind: 'other', error }
  if (error.code === 'one-more-code') return { kind: 'one-more' }
  if (aboutCode.includes(error.code)) return { kind: 'code', sentence: sentence(error.message) }
  if (!aboutFactor.includes(error.code)) return { kind: 'other', error }
  // The first response only requests it: nothing is wrong yet.
  return error.details.length > 0 ? { kind: 'none' } : { kind: 'factor', sentence: sentence(error.message) }
}
