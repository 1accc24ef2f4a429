import type { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { SectionHeader } from '@pramaan/ui/section-header'
import { CertificateList } from '../../../files/certificate-list.tsx'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'

type CertificateFieldsProps = { record: MyRecord; upload: ReturnType<typeof useUpload> }

/** Uploads certificates in the skills step, images or PDF (document 000 §5). */
export function CertificateFields({ record, upload }: CertificateFieldsProps) {
  const t = useTexts()
  return (
    <section aria-labelledby="certificates" className="mt-2 flex flex-col gap-3">
      <SectionHeader id="certificates" title={t('files.certificates')} description={t('files.certificates.optional')} />
      <CertificateList record={record} kind="onboardingCertificate" upload={upload} />
    </section>
  )
}
