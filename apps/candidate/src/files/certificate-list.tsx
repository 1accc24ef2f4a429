import { mostCertificates, type uploadKindsOf } from '@pramaan/domain/upload'
import { fileOf, nameOf } from '@pramaan/features/profile/files/use-download.ts'
import { UploadField } from '@pramaan/features/uploads/upload-field.tsx'
import type { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import type { MyRecord } from '../record/my-record.ts'
import { useTexts } from '../texts/use-texts.ts'
import { SavedFile } from './saved-file.tsx'
import { useMyFiles } from './use-my-files.ts'

type CertificateListProps = {
  record: MyRecord
  kind: (typeof uploadKindsOf.certificates)[number]
  upload: ReturnType<typeof useUpload>
}

/** The candidate's own certificates, and a field to add one while there is room (document 001 §2). */
export function CertificateList({ record, kind, upload }: CertificateListProps) {
  const t = useTexts()
  const { removeCertificate } = useMyFiles(record)
  const { ID, Certificates } = record
  const full = Certificates.length >= mostCertificates
  return (
    <div className="flex flex-col gap-3">
      {Certificates.length > 0 && (
        <ul className="flex flex-col gap-2">
          {Certificates.map((address, index) => (
            <li key={fileOf(address)}>
              <SavedFile
                candidateId={ID}
                address={address}
                name={nameOf(address) ?? t('profile.resume.certificate', { n: index + 1 })}
                note={nameOf(address) && t('profile.resume.certificate', { n: index + 1 })}
                remove={() => removeCertificate((one) => fileOf(one) === fileOf(address))}
              />
            </li>
          ))}
        </ul>
      )}
      {full ? (
        <p className="text-sm text-ink-muted">{t('files.certificate.full', { most: mostCertificates })}</p>
      ) : (
        <UploadField kind={kind} label={t('files.certificate.add')} upload={upload} />
      )}
    </div>
  )
}
