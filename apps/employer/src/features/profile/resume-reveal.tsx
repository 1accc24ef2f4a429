import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { FilesCard } from '@pramaan/features/profile/files/resume-card.tsx'
import type { EmployerProfile } from '@pramaan/features/profile/read-profile.ts'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { ClosedReason } from '../../company/closed-reason.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RevealFailure } from './reveal-failure.tsx'
import { takeFocus } from './take-focus.ts'
import type { Reveal } from './use-reveal.ts'

/** Props of `ResumeReveal`: which files exist, and the reveal that opens them. */
export type ResumeRevealProps = { profile: Pick<EmployerProfile, 'HasCV' | 'CertificateCount'>; reveal: Reveal }

/** The CV and certificates: first only that they exist, then after a logged press the files (D60). */
export function ResumeReveal({ profile: { HasCV, CertificateCount }, reveal }: ResumeRevealProps) {
  const t = useTexts()
  const note = useId()
  const closed = useWhyClosed()
  const files = reveal.data?.data
  const requested = reveal.variables === 'files'
  if (files) return <FilesCard files={files} source={reveal.source} ref={requested ? takeFocus : undefined} />
  const none = !HasCV && CertificateCount === 0
  return (
    <Card>
      <SectionHeader title={t('resume.title')} className="mb-1" />
      <p className="text-sm text-ink-muted">
        {none ? t('resume.none') : t('resume.has', { cv: HasCV ? 'yes' : 'no', n: CertificateCount })}
      </p>
      {!none && (
        <div className="mt-3 flex flex-col gap-2">
          <Button
            tone="soft"
            icon={<FileText />}
            busy={reveal.isPending && requested && t('contact.busy')}
            onClick={() => reveal.mutate('files')}
            disabled={closed !== undefined}
            aria-describedby={note}
          >
            {t(HasCV ? 'resume.show' : 'resume.show.certificates')}
          </Button>
          <p id={note} className="text-xs text-ink-muted">
            {closed ? <ClosedReason why={closed} /> : t('resume.logged')}
          </p>
          {reveal.error && requested && <RevealFailure error={reveal.error} />}
        </div>
      )}
    </Card>
  )
}
