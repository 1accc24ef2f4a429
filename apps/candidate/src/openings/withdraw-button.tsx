import { whyNotWithdrawCourse } from '@pramaan/domain/course'
import type { DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { whyNotMove } from '@pramaan/domain/drive-application'
import type { JobApplicationStatus } from '@pramaan/domain/job-application'
import { whyNotWithdraw } from '@pramaan/domain/job-application'
import { Button } from '@pramaan/ui/button'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { type MyApplication, titleOfApplication } from './my-application.ts'
import { useWithdraw, type Withdrawable } from './use-withdraw.ts'

/** An application that its candidate may still withdraw; undefined where they can't. */
function withdrawable({ Kind, ID, Status, CoursePrice, Timeline }: MyApplication): Withdrawable | undefined {
  const free = CoursePrice === null && !Timeline.some(({ Event }) => Event === 'paid')
  const why = {
    job: () => whyNotWithdraw(Status as JobApplicationStatus),
    drive: () => whyNotMove(Status as DriveApplicationStatus, 'withdraw'),
    course: () => whyNotWithdrawCourse(Status, { free }),
  }
  return why[Kind]() ? undefined : { kind: Kind, id: ID }
}

/** Withdraws an application after a confirmation; shows nothing if it can't be withdrawn. */
export function WithdrawButton({ application }: { application: MyApplication }) {
  const target = withdrawable(application)
  return target ? <Asking application={application} target={target} /> : null
}

function Asking({ application, target }: { application: MyApplication; target: Withdrawable }) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const withdraw = useWithdraw(target)
  const title = titleOfApplication(application)
  const company = application.CompanyName ?? t('withdraw.employer')
  return (
    <>
      <Button tone="ghost" size="sm" aria-label={t('withdraw.of', { title })} onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('withdraw.title', { title })}
        description={t(`withdraw.text.${target.kind}`, { company })}
        confirmLabel={t('withdraw')}
        busy={withdraw.isPending && t('withdraw.busy')}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  )
}
