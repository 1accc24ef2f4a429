import { nameOf } from '@pramaan/features/profile/files/use-download.ts'
import { UploadField } from '@pramaan/features/uploads/upload-field.tsx'
import { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextButton } from '@pramaan/ui/text-link'
import { CertificateList } from '../../../files/certificate-list.tsx'
import { SavedFile } from '../../../files/saved-file.tsx'
import { useMyFiles } from '../../../files/use-my-files.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { OpenEdit } from '../editing/use-edit.ts'

/** The candidate's own CV: a PDF is added or replaced here, other formats in a dialog (document 001 §2, §5; D48). */
export function MyResume({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const t = useTexts()
  const { saveCv } = useMyFiles(record)
  const upload = useUpload('resume', saveCv)
  return (
    <Card>
      <SectionHeader title={t('profile.resume')} className="mb-2" />
      <div className="flex flex-col items-stretch gap-3">
        {record.CV ? (
          <SavedFile
            candidateId={record.ID}
            address={record.CV}
            name={nameOf(record.CV) ?? t('profile.resume.file')}
            note={t('files.cv.note')}
            remove={() => saveCv(null)}
          />
        ) : (
          <p className="text-sm text-ink-muted">{t('files.cv.none')}</p>
        )}
        <UploadField kind="resume" label={t(record.CV ? 'files.cv.replace' : 'files.cv.add')} upload={upload} />
        <TextButton className="self-start text-left" onClick={() => open('cv')}>
          {t('files.cv.other')}
        </TextButton>
        <p className="text-sm text-ink-muted">{t('files.cv.searched')}</p>
      </div>
    </Card>
  )
}

/** The candidate’s own certificates (document 001 §2, §5). */
export function MyCertificates({ record }: { record: MyRecord }) {
  const t = useTexts()
  const { addCertificate } = useMyFiles(record)
  const upload = useUpload('certificate', addCertificate)
  return (
    <Card>
      <SectionHeader title={t('files.certificates')} className="mb-2" />
      {record.Certificates.length === 0 && (
        <p className="mb-3 text-sm text-ink-muted">{t('files.certificates.text')}</p>
      )}
      <CertificateList record={record} kind="certificate" upload={upload} />
    </Card>
  )
}
