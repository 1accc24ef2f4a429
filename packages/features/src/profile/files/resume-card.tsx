import { Card } from '@pramaan/ui/card'
import { FileRow } from '@pramaan/ui/file-row'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { Ref } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { EmptyLine } from '../cards/empty-line.tsx'
import type { ProfileFiles } from '../read-profile.ts'
import { DownloadButton } from './download-button.tsx'
import { PreviewButton } from './preview-button.tsx'
import { type FileSource, fileOf, nameOf, useProfileFiles } from './use-download.ts'

/** A candidate's CV and certificates, each with a preview and a download button (document 002 §2.5). */
export function ResumeCard({ candidateId, files }: { candidateId: number; files: ProfileFiles }) {
  return <FilesCard files={files} source={useProfileFiles(candidateId)} />
}

/** Props of `FilesCard`: the files as loaded, how to reload their links, and a ref if the card may take the focus. */
export type FilesCardProps = { files: ProfileFiles; source: FileSource; ref?: Ref<HTMLElement> | undefined }

/** A card of files, each with a preview (if the browser can show it) and a download button. */
export function FilesCard({ files, source, ref }: FilesCardProps) {
  const t = useFeatureTexts()
  const named = (address: string, kind: string) => ({ address, name: nameOf(address) ?? kind, kind })
  const certificates = files.Certificates.map((address, index) =>
    named(address, t('profile.resume.certificate', { n: index + 1 })),
  )
  const all = [...(files.CV ? [named(files.CV, t('profile.resume.file'))] : []), ...certificates]
  return (
    <Card {...(ref && { ref, tabIndex: -1, 'aria-label': t('profile.resume') })}>
      <SectionHeader title={t('profile.resume')} className="mb-1" />
      {!files.CV && <EmptyLine>{t('profile.resume.none')}</EmptyLine>}
      <ul>
        {all.map(({ address, name, kind }) => (
          <li key={fileOf(address)} className="border-line py-2 not-first:border-t last:pb-0">
            <FileRow
              name={name}
              note={name === kind ? undefined : kind}
              action={<DownloadButton source={source} address={address} name={name} />}
            />
            <div className="mt-2 empty:hidden">
              <PreviewButton source={source} address={address} name={name} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
