import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { Dialog } from '@pramaan/ui/dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { LinkButton } from '@pramaan/ui/link-button'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Certification, usePriceText } from './certification.ts'

/** The details of a certification (document 002 §2.8). */
export function CertificationDialog({ course, onClose }: { course: Certification | undefined; onClose: () => void }) {
  const t = useTexts()
  const priceText = usePriceText()
  const option = useOptionText()
  if (!course) return null
  const { ID, Title, Category, Price, Description, Stat1, Stat2, Stat3, Stat4, Url, CreatedOn } = course
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('certifications.details')}>
      <h3 className="mb-2 text-base">{Title}</h3>
      <LabelValueList
        divided
        items={[
          { label: t('column.id'), value: ID },
          { label: t('certifications.category'), value: Category && option(Category) },
          { label: t('certifications.price'), value: priceText(Price) },
          { label: t('certifications.stats'), value: [Stat1, Stat2, Stat3, Stat4].filter(Boolean).join(', ') },
          { label: t('certifications.page'), value: Url },
          { label: t('certifications.added'), value: dateText(new Date(CreatedOn)) },
          { label: t('certifications.description'), value: Description },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton tone="soft" href={`${paths.courseApplications}?course=${ID}`}>
          {t('certifications.applications')}
        </LinkButton>
        <LinkButton tone="quiet" href={`${paths.course}?id=${ID}`}>
          {t('certifications.people')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
