import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ActionBar } from '@pramaan/ui/action-bar'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { focusLate } from '@pramaan/ui/focus-late'
import { StepCount } from '@pramaan/ui/stepper'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useStepNames } from './step-names.ts'

/** Props of `StepForm`; without `onBack` there is no Back, and `error` is a message that belongs to no field. */
export type StepFormProps = {
  position: number
  title: ReactNode
  text: ReactNode
  /** A muted note at the end of the progress line: when the draft was saved. */
  aside?: ReactNode
  onSubmit: (event: FormEvent) => void
  busy: boolean
  /** A file is uploading; Next waits for it (document 000 §4). */
  uploading?: boolean
  onBack?: (() => void) | undefined
  backBusy?: boolean
  /** The label of the forward button; "Next" except on the last step. */
  next?: string
  error?: unknown
  children: ReactNode
}

/** One screen of the wizard: 'N of 6', its questions, and a bottom bar with Back and Next (document 000 §2). */
export function StepForm(props: StepFormProps) {
  const {
    position,
    title,
    text,
    aside,
    onSubmit,
    busy,
    uploading,
    onBack,
    backBusy = false,
    next,
    error,
    children,
  } = props
  const t = useTexts()
  const steps = useStepNames()
  const failureText = useFailureText()
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <div>
        <div className="flex justify-between gap-4 text-sm text-ink-muted tabular-nums">
          <StepCount steps={steps} current={position} />
          {aside}
        </div>
        <h1 ref={focus} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
      {children}
      {Boolean(error) && <Alert tone="danger">{failureText(error)}</Alert>}
      <ActionBar width="max-w-240">
        {onBack && (
          <Button tone="quiet" size="lg" onClick={onBack} busy={backBusy && t('wizard.goingBack')}>
            {t('wizard.back')}
          </Button>
        )}
        <Button type="submit" size="lg" busy={uploading ? t('upload.busy') : busy && t('wizard.saving')}>
          {next ?? t('wizard.next')}
        </Button>
      </ActionBar>
    </form>
  )
}

/* A new screen starts at the top, and screen readers start at its heading. */
function focus(heading: HTMLHeadingElement | null) {
  focusLate(heading)
}
