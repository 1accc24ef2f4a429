import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { SectionHeader } from '@pramaan/ui/section-header'
import { FileText } from 'lucide-react'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { EmptyLine } from './empty-line.tsx'
import type { ProfileFiles } from './read-profile.ts'

/** The CV and certificates of a candidate, each opened in a tab of its own. */
export function ResumeCard({ files }: { files: ProfileFiles }) {
  const t = useKitTexts()
  const certificates = files.Certificates.map((href, index) => ({
    href,
    name: t('profile.resume.certificate', { n: index + 1 }),
  }))
  const all = [...(files.CV ? [{ href: files.CV, name: t('profile.resume.file') }] : []), ...certificates]
  return (
    <Card>
      <SectionHeader title={t('profile.resume')} className="mb-1" />
      {!files.CV && <EmptyLine>{t('profile.resume.none')}</EmptyLine>}
      <ul>
        {all.map(({ href, name }) => (
          <li key={href} className="flex items-center gap-3 border-line py-2 not-first:border-t last:pb-0">
            <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
            <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
            <LinkButton
              tone="quiet"
              size="sm"
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={`${t('profile.resume.open')} ${name}`}
            >
              {t('profile.resume.open')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
