import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { Bookmark } from 'lucide-react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Job } from '../job-shapes.ts'
import { useSaveJob } from './use-save-job.ts'

/** Saves a job for later with one press, and removes it with the next; hidden from readers who can't save jobs. */
export function SaveIcon({ job }: { job: Pick<Job, 'ID' | 'Title' | 'Saved'> }) {
  const t = useFeatureTexts()
  const save = useSaveJob()
  if (job.Saved === null) return null
  return (
    <IconButton
      label={t('save.of', { title: job.Title })}
      aria-pressed={job.Saved}
      icon={<Bookmark aria-hidden className={job.Saved ? 'fill-brand text-brand' : ''} />}
      onClick={() => save({ job, saved: !job.Saved })}
    />
  )
}

/** The same with a label, for a job's own page. */
export function SaveButton({ job }: { job: Pick<Job, 'ID' | 'Title' | 'Saved'> }) {
  const t = useFeatureTexts()
  const save = useSaveJob()
  if (job.Saved === null) return null
  return (
    <Button
      tone="quiet"
      size="sm"
      aria-label={t('save.of', { title: job.Title })}
      aria-pressed={job.Saved}
      icon={<Bookmark aria-hidden className={job.Saved ? 'fill-brand text-brand' : ''} />}
      onClick={() => save({ job, saved: !job.Saved })}
    >
      {t(job.Saved ? 'save.is' : 'save')}
    </Button>
  )
}
