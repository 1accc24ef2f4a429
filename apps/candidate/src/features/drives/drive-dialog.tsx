import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { CompanySign } from '@pramaan/features/company/company-sign.tsx'
import { averagePackage } from '@pramaan/features/drives/card/drive-facts.ts'
import { wireDayText } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { DriveSkills } from '@pramaan/features/drives/page/drive-skills.tsx'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Dialog } from '@pramaan/ui/dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { LinkButton } from '@pramaan/ui/link-button'
import { Check } from 'lucide-react'

/** Props of `DriveDialog`: `remaining` is the time left as text, `href` the drive's page. */
export type DriveDialogProps = { drive: Drive; href: string; remaining: string; onClose: () => void }

/** A drive's details in a dialog, without leaving the list (document 000 §2, scope detail modal). */
export function DriveDialog({ drive, href, remaining, onClose }: DriveDialogProps) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const pay = averagePackage(drive)
  const [from, to] = [wireDayText(drive.FromDate), wireDayText(drive.ToDate)]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={drive.Title}
      description={drive.SubTitle ?? undefined}
      size="md"
      footer={<LinkButton href={href}>{t('drive.view')}</LinkButton>}
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-warning">
          <span className="font-semibold">{remaining}</span> <CompanySign verified={drive.Verified} />
        </p>
        {drive.Criteria && <p>{drive.Criteria}</p>}
        <LabelValueList
          items={[
            { label: t('drive.location'), value: drive.Location },
            { label: t('drive.days'), value: from === to ? from : t('drive.dates', { from, to }) },
            { label: t('drive.package'), value: pay },
            { label: t('drive.openings'), value: drive.Openings },
            { label: t('drive.companies'), value: drive.TotalCompany },
            { label: t('drive.qualification'), value: drive.Qualification && option(drive.Qualification) },
          ]}
        />
        <section>
          <h3 className="mb-2 text-base">{t('drive.eligibility')}</h3>
          <DriveSkills skills={drive.Skills} />
        </section>
        <section>
          <h3 className="mb-2 text-base">{t('drive.highlights')}</h3>
          <Highlights titles={drive.Highlights.map(({ title }) => title)} />
        </section>
      </div>
    </Dialog>
  )
}

function Highlights({ titles }: { titles: readonly string[] }) {
  const t = useFeatureTexts()
  if (titles.length === 0) return <p className="text-ink-muted">{t('drive.none')}</p>
  return (
    <ul className="flex flex-col gap-1.5">
      {titles.map((title) => (
        <li key={title} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          {title}
        </li>
      ))}
    </ul>
  )
}
