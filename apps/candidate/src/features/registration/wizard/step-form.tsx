import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ActionBar } from '@pramaan/ui/action-bar'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { StepCount } from '@pramaan/ui/stepper'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useStepNames } from './step-names.ts'

/** Props of `StepForm`; `onBack` is left out where there is no way back, `error` is what no field could show. */
export type StepFormProps = {
  position: number
  title: ReactNode
  text: ReactNode
  /** Muted words at the end of the count's line: when the draft was saved. */
  aside?: ReactNode
  onSubmit: (event: FormEvent) => void
  busy: boolean
  /** A file is on its way: there is no Next until it is uploaded (document 000 §4). */
  uploading?: boolean
  onBack?: (() => void) | undefined
  backBusy?: boolean
  /** Words of the button that goes on; Next unless it is the last. */
  next?: string
  error?: unknown
  children: ReactNode
}

/** One screen of the wizard: 'N of 6', its questions, and Back and Next in the bar at the bottom (document 000 §2). */
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

/* A new screen is read from its heading, and starts at the top. */
function focus(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
