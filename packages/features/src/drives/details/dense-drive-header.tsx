import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { Cover } from '@pramaan/ui/cover'
import { FactStrip, factsOf } from '@pramaan/ui/fact-strip'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { domainDrawing } from '../../fields/field-drawing.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { averagePackage } from '../card/drive-facts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { useDriveRemaining } from '../use-drive-remaining.ts'
import { DeleteDrive } from './delete-drive.tsx'
import { DriveDetailsForm } from './drive-details-form.tsx'

/** A drive's header in a console: the breadcrumb, the title, Edit and Delete, and the facts in one line. */
export function DenseDriveHeader({ drive, above }: { drive: DriveWithJobs; above: ReactNode }) {
  const t = usePostingTexts()
  const { role } = usePerson()
  const remaining = useDriveRemaining()
  const [editing, setEditing] = useState(false)
  if (editing) return <DriveDetailsForm drive={drive} onClose={() => setEditing(false)} />
  return (
    <>
      <PageHeader
        dense
        above={above}
        title={<span className="wrap-anywhere">{drive.Title}</span>}
        beside={remaining(drive)}
        actions={
          <>
            {may(role, 'editDrive') && (
              <Button tone="quiet" size="sm" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
                {t('driveDetails.edit')}
              </Button>
            )}
            {may(role, 'deleteDrive') && <DeleteDrive drive={drive} />}
          </>
        }
      />
      <DriveFactStrip drive={drive} />
    </>
  )
}

/** A drive's facts in one line, with skeletons until it is loaded. */
export function DriveFactStrip({ drive }: { drive: DriveWithJobs | undefined }) {
  const t = usePostingTexts()
  const kit = useFeatureTexts()
  const { number } = useLabels()
  const factOf = factsOf(drive)
  return (
    <FactStrip
      picture={factOf(({ DomainID, Image }) => <Cover drawing={domainDrawing(DomainID)} image={Image} />)}
      facts={[
        { label: t('driveDetails.location'), value: factOf(({ Location }) => Location) },
        { label: t('driveDetails.from'), value: factOf(({ FromDate }) => dayText(FromDate as IndiaDay)) },
        { label: t('driveDetails.to'), value: factOf(({ ToDate }) => dayText(ToDate as IndiaDay)) },
        { label: kit('job.openings'), value: factOf(({ Openings }) => number(Openings)) },
        { label: kit('job.pay'), value: factOf(averagePackage) },
        { label: t('driveDetails.criteria'), value: factOf(({ Criteria }) => Criteria) },
      ]}
    />
  )
}
