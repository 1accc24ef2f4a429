import { Refused } from '@pramaan/api-client'
import { Waiting } from '@pramaan/app-shell/landing/continue-link.tsx'
import { useCompletion } from '@pramaan/app-shell/landing/use-landing.ts'
import { Failure, useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { LandingApplication } from '@pramaan/domain/landing'
import { Button } from '@pramaan/ui/button'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { NextStep } from './next-step.tsx'
import { isFeeOwed, useRequestedCourse } from './requested-course.ts'
import { useGoHome } from './use-go-home.ts'

/** Applies as the landing link asks: a spinner, then "applied" or "already applied" (document 001 §2, §4). */
export function LandingResult({ requested }: { requested: LandingApplication }) {
  const t = useTexts()
  const { data, error, again } = useCompletion()
  if (data) return <Made requested={requested} isNew={data.outcome === 'enrolled'} />
  if (error instanceof Refused && error.status < 500) return <NotMade error={error} />
  if (error) return <Failure error={error} onRetry={again} />
  return <Waiting text={t('landing.pending')} />
}

const enrolments: readonly LandingApplication['kind'][] = ['course', 'driveJob']

type MadeProps = { requested: LandingApplication; isNew: boolean }

/** A course with an unpaid fee says "applied", not "enrolled" (D26). */
function Made({ requested, isNew }: MadeProps) {
  const t = useTexts()
  const { course, isPending } = useRequestedCourse(requested)
  if (isPending) return <Waiting text={t('landing.pending')} />
  const enrols = enrolments.includes(requested.kind) && !(course && isFeeOwed(course))
  const notified = enrols ? 'landing.enrolled' : 'landing.applied'
  const Icon = isNew ? CircleCheck : Info
  return (
    <Result
      icon={<Icon aria-hidden className="size-14 text-brand" strokeWidth={1.5} />}
      title={t(isNew ? notified : `${notified}.already`)}
    >
      <NextStep requested={requested} course={course} isNew={isNew} />
    </Result>
  )
}

function NotMade({ error }: { error: Refused }) {
  const t = useTexts()
  const failureText = useFailureText()
  const icon = <CircleAlert aria-hidden className="size-14 text-danger" strokeWidth={1.5} />
  return (
    <Result icon={icon} title={t('landing.failed')}>
      <p className="text-ink-muted">{failureText(error)}</p>
    </Result>
  )
}

function Result({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const t = useTexts()
  const { going, goHome } = useGoHome('/')
  return (
    <section className="mx-auto flex w-full max-w-120 flex-col items-center gap-4 rounded-card border border-line bg-surface px-5 py-10 text-center">
      {icon}
      <div role="status" className="flex flex-col items-center gap-1">
        <h1 className="text-xl">{title}</h1>
        {children}
      </div>
      <Button tone="soft" onClick={goHome} busy={going && t('landing.redirecting')}>
        {t('landing.home')}
      </Button>
    </section>
  )
}
