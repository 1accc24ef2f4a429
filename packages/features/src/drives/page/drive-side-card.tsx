import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useHasScreen } from '@pramaan/app-shell/router/app-map.ts'
import { may } from '@pramaan/domain/capability'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { Clock, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { driveDetailsPath, driveFormPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { useDriveRemaining } from '../use-drive-remaining.ts'

/** The remaining time, the number of applicants, and the actions of the drive's employer or staff. */
export function DriveSideCard({ drive }: { drive: DriveWithJobs }) {
  const t = usePostingTexts()
  const { role } = usePerson()
  const hasScreen = useHasScreen()
  const remaining = useDriveRemaining()
  const details = driveDetailsPath(drive.ID)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-warning">
          <Clock aria-hidden className="size-4" />
          {remaining(drive)}
        </p>
        <h2 className="text-lg">{t('drivePage.requests', { n: drive.Applicants ?? 0 })}</h2>
        <p className="text-sm text-ink-muted">{t('drivePage.candidatesSee')}</p>
      </div>
      <div className="flex flex-col gap-2">
        {may(role, 'editDrive') && (
          <LinkButton href={driveFormPath(drive.ID)} icon={<Pencil aria-hidden />} block>
            {t('drivePage.edit')}
          </LinkButton>
        )}
        {hasScreen(role, '/emp-placement-drive-details') && <Quiet href={details}>{t('drivePage.manage')}</Quiet>}
        {may(role, 'reviewDriveApplicants') && (
          <Quiet href={`/placementDriveCandidateList?ID=${drive.ID}`}>{t('drivePage.applicants')}</Quiet>
        )}
      </div>
    </Card>
  )
}

function Quiet({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LinkButton href={href} tone="quiet" block>
      {children}
    </LinkButton>
  )
}
