import { eventsToCome } from '@pramaan/domain/application-timeline'
import { dateText } from '@pramaan/domain/india-day'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { type MyApplication, titleOfApplication, useApplicationState } from './my-application.ts'

/** The history of an application with dates, oldest first, and the steps to come, muted. */
export function ApplicationTimeline({ application, wide }: { application: MyApplication; wide?: boolean }) {
  const t = useTexts()
  const state = useApplicationState()(application)
  const { Timeline } = application
  const toCome = eventsToCome(
    state,
    Timeline.map(({ Event }) => Event),
  )
  return (
    <ol
      aria-label={t('applications.timeline', { title: titleOfApplication(application) })}
      className={`flex flex-col gap-2.5 text-sm ${wide ? 'sm:flex-row sm:flex-wrap sm:gap-x-6' : ''}`}
    >
      {Timeline.map(({ Event, Status, At }) => (
        <Step
          key={`${Event}${At}`}
          done
          words={Event === 'decided' && Status ? statusText(t, Status) : t(`applications.event.${Event}`)}
        >
          <time dateTime={At} className="text-ink-muted tabular-nums">
            {dateText(new Date(At))}
          </time>
        </Step>
      ))}
      {toCome.map((event) => (
        <Step key={event} words={t(`applications.event.${event}`)}>
          <span className="sr-only">{t('applications.toCome')}</span>
        </Step>
      ))}
    </ol>
  )
}

function Step({ words, done, children }: { words: string; done?: boolean; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-2 ${done ? '' : 'text-ink-muted'}`}>
      {done ? (
        <Check aria-hidden className="size-4 shrink-0 text-brand" />
      ) : (
        <span aria-hidden className="mx-0.5 size-3 shrink-0 rounded-full border-[1.5px] border-line-strong" />
      )}
      <span className="max-sm:flex-1">{words}</span>
      {children}
    </li>
  )
}

/** The word for the status of an application. */
export function statusText(t: ReturnType<typeof useTexts>, status: string): string {
  return t(`applications.status.${status as 'Applied'}`)
}
